//! Teacher, racer, judge and corpora meet.

mod both_sides;
mod choreography;
mod damage;
mod damaged;
mod duel;
mod golden_teacher;
mod helps;
mod judged;
mod packs;
mod properties;
mod readers;
mod reglib;
