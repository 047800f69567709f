//! The page is part of the program: adding or removing a file there builds it again.

fn main() {
    println!("cargo::rerun-if-changed=page");
}
