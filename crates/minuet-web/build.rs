//! The page stands in the program: a file that comes or goes there makes it anew.

fn main() {
    println!("cargo::rerun-if-changed=page");
}
