//! The page is part of the program, so the program is built again when a file of the page is added or removed.

fn main() {
    println!("cargo::rerun-if-changed=page");
}
