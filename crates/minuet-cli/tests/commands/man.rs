//! `minuet man`.

use crate::common::{file, minuet, path};

#[test]
fn the_main_page() {
    let page = minuet(["man"]).ends(0).out;
    assert!(page.contains(".TH minuet 1") && page.contains("Exit codes"), "{page}");
}

#[test]
fn a_page_for_each_command() {
    let folder = path("man-pages");
    let _ = std::fs::remove_dir_all(&folder);
    let args = ["man", "-o", folder.to_str().expect("a plain path")];
    minuet(args).ends(0);
    for page in ["minuet", "minuet-solve", "minuet-hint", "minuet-check", "minuet-rate"] {
        let text = std::fs::read_to_string(folder.join(format!("{page}.1"))).expect(page);
        assert!(text.contains(".SH NAME"));
    }
    std::fs::write(folder.join("minuet-rate.1"), "mine").expect("a page of somebody's");
    minuet(args).complains(2, "already exists: choose another name, or add --force");
    assert_eq!(std::fs::read(folder.join("minuet-rate.1")).expect("a page"), b"mine");
    minuet([&args[..], &["--force"]].concat()).ends(0);
}

#[test]
fn a_folder_that_cannot_be() {
    let taken = file("man-taken", "a file");
    minuet(["man", "-o", &taken]).complains(2, "man-taken cannot be written");
}
