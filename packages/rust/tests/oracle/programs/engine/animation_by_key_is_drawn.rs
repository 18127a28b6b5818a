let a = animation::get("cat");
if tick() == 1 {
    a.use_sprite("munch_cat");
}
sprite!(animation_key = "cat", x = 1);
sprite!(animation_key = "other", default_sprite = "heart", y = 2);
