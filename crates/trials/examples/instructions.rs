//! A fixed piece of work for an instruction counter: `instructions TASK CORPUS COUNT`.

use trials::{TASKS, corpus, spread};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, corpus_name, count] = arguments.as_slice() else {
        eprintln!("instructions TASK CORPUS COUNT");
        std::process::exit(2);
    };
    let Some(task) = TASKS.iter().find(|task| task.name == name) else {
        eprintln!("there is no task {name}");
        std::process::exit(2);
    };
    // The corpus is read whatever the count, so that a run without puzzles measures all but the work.
    let puzzles = corpus(corpus_name);
    let count = count.parse().unwrap_or(0);
    spread(&puzzles, count).iter().take(count).for_each(task.run);
}
