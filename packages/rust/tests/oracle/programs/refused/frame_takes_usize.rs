// refused: E0308
sprite!("heart", frame = tick());
