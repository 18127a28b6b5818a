// refused: E0433
local::save(1);
