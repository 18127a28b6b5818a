/** A built-in function of WGSL: its signature without `fn` and name, and what it returns. */
export type BuiltIn = { name: string; signature: string; summary: string }

/** `T` stands for `f32` and vectors of it; most functions work on each component. */
const LIST = `
abs(e: T) -> T | The value without its sign.
acos(e: T) -> T | The angle whose cosine is e, in radians.
all(e: vecN<bool>) -> bool | Whether all components are true.
any(e: vecN<bool>) -> bool | Whether any component is true.
asin(e: T) -> T | The angle whose sine is e, in radians.
atan(y_over_x: T) -> T | The angle whose tangent is y_over_x, in radians.
atan2(y: T, x: T) -> T | The angle of the vector (x, y), in radians.
ceil(e: T) -> T | The next whole number above.
clamp(e: T, low: T, high: T) -> T | The value, limited to a range.
cos(e: T) -> T | The cosine of an angle in radians.
cross(a: vec3<f32>, b: vec3<f32>) -> vec3<f32> | The vector perpendicular to both.
degrees(radians: T) -> T | Radians as degrees.
distance(a: T, b: T) -> f32 | The distance between two points.
dot(a: vecN<f32>, b: vecN<f32>) -> f32 | The dot product.
dpdx(e: T) -> T | How much a value changes to the next pixel on the right.
dpdy(e: T) -> T | How much a value changes to the next pixel below.
exp(e: T) -> T | e to the power of the value.
exp2(e: T) -> T | 2 to the power of the value.
floor(e: T) -> T | The next whole number below.
fract(e: T) -> T | The part behind the decimal point.
fwidth(e: T) -> T | How much a value changes between neighboring pixels.
inverseSqrt(e: T) -> T | 1 divided by the square root.
length(e: T) -> f32 | The length of a vector.
log(e: T) -> T | The natural logarithm.
log2(e: T) -> T | The logarithm to base 2.
max(a: T, b: T) -> T | The larger value.
min(a: T, b: T) -> T | The smaller value.
mix(a: T, b: T, part: T) -> T | A blend: a at 0.0, b at 1.0.
modf(e: T) -> __modf_result | Whole part and fraction, in .whole and .fract.
normalize(e: vecN<f32>) -> vecN<f32> | The vector with length 1.
pow(base: T, exponent: T) -> T | The base to the power of the exponent.
radians(degrees: T) -> T | Degrees as radians.
reflect(e: vecN<f32>, normal: vecN<f32>) -> vecN<f32> | The vector, reflected by a surface.
round(e: T) -> T | The nearest whole number; halves go to the even one.
saturate(e: T) -> T | The value, limited to 0.0 to 1.0.
select(if_false: T, if_true: T, condition: bool) -> T | The second value if the condition is true, else the first.
sign(e: T) -> T | -1.0, 0.0 or 1.0.
sin(e: T) -> T | The sine of an angle in radians.
smoothstep(low: T, high: T, e: T) -> T | A smooth rise from 0.0 at low to 1.0 at high.
sqrt(e: T) -> T | The square root.
step(edge: T, e: T) -> T | 0.0 below the edge, else 1.0.
tan(e: T) -> T | The tangent of an angle in radians.
textureDimensions(t: texture_2d<f32>) -> vec2<u32> | The size of a texture in pixels.
textureLoad(t: texture_2d<f32>, pixel: vec2<u32>, level: u32) -> vec4<f32> | The color of one pixel.
textureSample(t: texture_2d<f32>, s: sampler, uv: vec2<f32>) -> vec4<f32> | The color at a place, from 0.0 to 1.0.
textureSampleLevel(t: texture_2d<f32>, s: sampler, uv: vec2<f32>, level: f32) -> vec4<f32> | The same, also inside loops and conditions.
trunc(e: T) -> T | The value without the part behind the decimal point.
`

export const BUILT_INS: readonly BuiltIn[] = LIST.trim()
  .split('\n')
  .map((line) => {
    const [, name = '', signature = '', summary = ''] = /^(\w+)(.*) \| (.*)$/.exec(line)!
    return { name, signature, summary }
  })

export const WGSL_KEYWORDS =
  'alias break case const continue continuing default discard else false fn for if let loop return struct switch true var while'.split(
    ' ',
  )

export const WGSL_TYPES =
  'array bool f32 i32 u32 mat2x2 mat3x3 mat4x4 sampler texture_2d vec2 vec3 vec4 vec2f vec3f vec4f vec2i vec2u'.split(
    ' ',
  )
