rect!();
circ!();
ellipse!();
path!();
sprite!("heart");
nine_slice!("panel", margins = (1, 2, 3, 4),);
text!("t");
text_box!("b",);
