const WIDTH: u32 = HEIGHT; //~
const HEIGHT: u32 = WIDTH;

const WIDTH: u32 = HEIGHT + 1; //~
const HEIGHT: u32 = WIDTH;

const fn size() -> u32 { SIZE }
const SIZE: u32 = size(); //~

static WIDTH: u32 = HEIGHT; //~
static HEIGHT: u32 = WIDTH;

type Row = (u8, Grid); //~
type Grid = Option<Row>;

const WIDTH: u32 = HEIGHT * 2;
const HEIGHT: u32 = DEPTH;
static DEPTH_AND_WIDTH: u32 = WIDTH + DEPTH;
const DEPTH: u32 = 3;

struct Row(Option<Grid>);
type Grid = Vec<Row>;

trait Walk: Run {} //~
trait Run: Walk {}

trait Named { fn name(&self) -> String; }
trait Walk: Named where Self: Sized {}
trait Run: Walk + Named where u32: Into<f64> {}
