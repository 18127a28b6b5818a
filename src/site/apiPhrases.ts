/**
 * Phrases that users type for sections of the API pages: the title of a section or the end of its address,
 * then phrases in other words. Stop words, endings and the order of words don't matter.
 */
export const API_PHRASES = `
audio: noise, sound volume, music too loud, stereo, quiet, beep, soundtrack, bgm, sound library, load sound, preload sound, sound manager, audio source, play wav
audio::play: start music, resume sound, trigger sound, play once, play mp3, playsound
audio::is_playing: check if sound is playing, is music playing, sound finished, wait for sound to end, sound still playing
audio::pause: resume music, pause music
audio::stop: stop sound, stop music
api/audio#behavior: master volume, pan sound, pitch, playback speed, fade music, crossfade, overlapping sounds, polyphony, sound channel, volume
a sound for a button press: sound on click, jump sound, shoot sound, coin sound, footsteps, sound effect on key press
background music that loops: theme song, looping sound, background song, repeat music, music ends, loop audio, music forever
a music switch: sound off, sound toggle, mute button, audio settings, sound settings, options menu sound, toggle boolean, checkbox
silence for game over: lose, lose a life, die, player dies, game over sound, stop music when dead
bounds: bounding box, rectangle object, rect struct, aabb box, flexbox
testing and combining: aabb, overlap test, box collision
position and size: set size, resize rectangle
moving: move a rectangle, translate
margins: padding
aligning with a container: bottom right corner, center a rectangle, align ui, pin to corner, dock, stick to edge
splitting: divide the screen, columns, halves
stacking and more: vertical layout, horizontal layout, vbox, hbox
regular hovered pressed: button states, button hover, highlight button, mouse enter, mouse leave, tooltip, hover
a collision: hit test, touch enemy, player hits enemy, bump, pick up coins, collecting items, hit, touching, rectangles overlap, overlapping rectangles, collision box, trigger zone, overlap, collide with enemy, pickup, power up, powerups, collectible, key item
a sidebar and a main area: panels layout, ui columns
three buttons: row of buttons, multiple buttons, button group, clickable buttons
an inventory grid: backpack, chess board, item grid, hotbar, shop, crafting, inventory
what is in view: offscreen, frustum culling, visible area, on screen check, is on screen, camera rectangle
camera: view, move camera, large world, big level, big map, side scroller, minimap, open world, camera2d, world view, panning, camera movement
camera::xyz: get camera position, camera coordinates
camera::set_xy: set camera position, move camera to, camera position, center the camera
camera::set_z: scale the view, camera scale
camera::reset: reset camera
api/camera#behavior: screen to world, convert coordinates, screen position, screen space
zoom in: zoom camera, magnify, camera zoom level
focus on one object: focus camera, center on object
a score that stays: gui, draw ui, user interface, overlay, fixed position, score on screen, score moves with camera, static ui, fixed ui, ui layer, canvas layer, ui does not move, sticky text, draw on top of camera
follow the player: follow character, center camera, center on player, scrolling level, camera follows hero, tracking, camera target, scroll with player, follow target
camera limits: edge of level, end of level, clamp camera, camera edges, world bounds, level bounds, confine camera
smooth following: camera lag, lazy camera, lerp camera, camera damping, smooth camera movement, smoothdamp, ease camera, camera delay, linear interpolation, move towards
screen shake: earthquake, shake effect, rumble, vibration, impact effect, juice, hit effect
circles: dot, disc, radius, draw a ball, bubble, wheel, planet, ball, round shape, fill circle, circfill, coin shape
a circle with a border: circle outline, stroke circle, ring
only the outline: hollow circle, empty rectangle, not filled, no fill, unfilled rectangle, wireframe, draw hitbox, debug draw, show hitbox, debug hitboxes, frame only, empty circle
a crescent moon: moon, mask, cut out, arc, pie, half circle
a bouncing ball: bounce off walls, bounce off edges, dvd logo, velocity, speed vector, reverse direction, move automatically, moving object
background color clear: set background, cls, clear background, fill screen, sky color, rgb
clear: clear the screen, erase the screen
sky and grass: scenery, landscape
the wrong order: foreground, on top, what is in front, background covers everything, drawing disappears, sprite behind background, z depth, sorting layer, send to back, render order, draw behind, z index, z order
a color for each screen: change background color
a slow sunrise: gradient, sunset, day and night, change color over time, color lerp, blend colors, mix colors, color transition, sky gradient, time of day, rainbow, hue, hsl, hsv, cycle colors
ellipses: shadow under player
tilted with a border: rotated ellipse
a ball and its shadow: shadow
a flower from rotated petals: pattern, radial pattern
squash and stretch: stretch, bounce animation, impact animation
game loop: main loop, main function, fn main, update function, draw function, every frame, 60 times a second, gameloop, update loop, tick loop, draw loop, lifecycle, on update, fixed update, fixed timestep, render loop
turbo init: make a new game, start a new game, generate project, start project, boilerplate, setup function, start function, ready function, init function, on start, awake, initialize, run once, startup code, constructor state, preload
turbo::go: update, draw function main, loop function, frame function, process function, every tick, game update
resolution: screen size, canvas size, width of screen, screen height, 1080p, canvas width, canvas height, window dimensions, viewport size, screen dimensions, center of screen, middle of canvas
api/game-loop#behavior: load and save state
a type of your own in the state: struct in state, custom type, nested struct, derive borsh, serialize
compute the initial values: random start, generate at start, run code at start, start values
start over from your own code: reset state, restart level, restart after game over, new round, retry, play again, try again, respawn, reset game in code, reload scene
gamepad: controls, snes, xbox, playstation, gamepad support, player controls, button input, analog stick
keys: keymap, left arrow, button a, which keys, key codes, keycode, keyboard controls, escape key, key names, keyboard keys, letters on keyboard
button: button state, key is down, key is pressed, key released, hold key, key held, released, pressed once
four checks on one button: keydown, keyup, on key press, detect key press, just pressed, on key down, key release, on key up, press and release, key pressed once, holding a button, key repeat, detect input, press once
move the player: movement, control the player, top down movement, arrow keys movement, 8 direction movement, walk with arrow keys, character controller, move a sprite, move with keyboard, player controller, walking, steer, move left and right, basic movement
the same speed on the diagonal: diagonally, normalize vector, unit vector, vector length, magnitude, eight directions
a double tap: dash, dodge roll, quick press
two players: co op, coop, versus, brother, sister, 2p, local multiplayer, split keyboard, second player, player 2, shared keyboard, couch multiplayer, hot seat, multiple gamepads
choose in a menu: menu cursor, navigate menu, option menu, level select, choose option
lines: stroke, polyline, draw line, line segment, laser, raycast line, dashed line
lines#overview: triangle, polygon, spline, arc shape
path!: line width, stroke width, thick line, line cap
a house in six strokes: draw polygon, draw triangle, outline shape, custom shape
a laser that follows the pointer: ray, line to mouse, aim line
a grid in a loop: draw tiles, checkerboard, board, cell grid, graph paper
a line through many points: graph, polyline points, draw shape from points, plot, freehand drawing, chart, trail line
log: print debugging, debug log, trace, output text, logging, print message, logger
values in a message: print variable, print value, print number, print position, interpolate string
print the whole game state: dump state, print struct, inspect state, debug struct
api/log#once-a-second: print every second, throttle log
once a second: interval
only when a value changes: detect change, on change
nine slice: panel, ui panel, window frame, border image, resizable panel, scalable frame, ui skin, stretch border, ui background, window border, 9 slice
a dialog panel: message box, speech window, text panel, dialogue panel, dialogue ui
uneven margins: speech bubble sprite
a panel from bounds: panel with text, popup, modal
a panel that grows: panel animation, opening animation, popup animation
pointer: touchscreen, mouse coordinates, mouse position, mousex, mousey, cursor position, mouse pressed, mouse button, touch position, mouse down, mouse up, click position, stylus
touch the left or the right half: tap to move, touch controls, touch buttons, left side right side, swipe, virtual joystick, on screen controls
light up an area under the pointer: mouse over, mouse hover, is mouse inside, hover detection, pointer over
a button that stays on the screen: on click, click detection, clickable, button click, click on sprite, tap button, gui button, button ui, clicked
aim at the pointer: turret, look at mouse, tower defense, angle, rotate towards, face the mouse, point towards, trigonometry, sine cosine, cos, move in direction, circular motion, orbit, rotate around point, radial movement, homing, shoot at mouse
drag a box: move with mouse, pick up, draggable, slider, scrollbar, puzzle piece, drop target
scroll to zoom: mouse wheel, scroll wheel, mouse in world coordinates, mouse with camera
randomness: random generator number, rnd
api/randomness#overview: modulo
api/randomness#recipes: random float, random decimal, random sign, random between, random boolean, random percent, random direction, random angle
look at a raw number: random u32
flip a coin: 50 50, coin toss, random true or false, random bool, yes or no
a random number in a range: randint, random int, random integer
a loot table: chance, drop chance, weighted random, rarity, drops, treasure, drop rate, item drops, weighted choice, gacha, rare item, spawn chance, random event
spawn somewhere sometimes: random place, random enemies, random x, enemy spawner, falling objects, rain, create enemies, spawn enemy, spawning, falling items, obstacles, instantiate, enemy waves
a random color: generate color, color from number
pick from a list: random element, random item, choose random item, random word, random choice, random from array, random enemy type, random sprite, random from list
shuffle a deck: memory game, shuffle, randomize order, deal cards, random order
particles: boom, exploding, dust, snow, firework, particle effect, explosion effect, sparks, emitter, fire effect, smoke effect, fire, blood, confetti effect
shake a little: wobble, shake sprite, jitter, vibrate, hit shake
rectangles: block, draw shapes, fill rect, rectfill, colored box, set a pixel, draw a pixel, single pixel
rect!: rectangle options, rotate rectangle
a rotated card: rotate a rectangle, diamond, tilted square
a row of corner styles: rounded rectangle, round edges, rounded, corner radius, rounded box
a health bar: healthbar, hearts, mana, life bar, energy bar, health display, boss health, cooldown bar
a button that reacts to the pointer: hover button, clickable button, make a button, ui button rectangle, button color on hover
fade to black: curtain, darken screen, fade between scenes, level transition, wipe, screen flash, dim screen, overlay color
shaders: shader effect, screen effect, gpu, post process, filter, fullscreen shader, screen shader, greyscale, grayscale
shaders::set: use shader, load shader, enable shader
shaders::reset: remove shader, disable shader, turn shader off
global: shader uniforms, uniform, shader variables, time in shader, resolution in shader
interface: vertex shader, shader inputs, uv coordinates
switch a shader with a button: toggle shader, invert colors
a shader for each screen: change shader, multiple shaders, night mode
a wave that moves: distortion, ripple, water shader, heat haze, wobble shader, underwater, displacement
sprites: draw image, show picture, display image, render sprite, show image, bitmap, blit
sprite!: pivot, anchor point, sprite origin, sprite size, crop, source rectangle, texture region, sprite offset
animation::get: get animation, animation controller, animator
SpriteAnimation: animation finished, current frame, on animation complete, loop animation, reverse animation, ping pong animation, play animation backwards
api/sprites#drawing: pixel snapping, rotation center, rotation point
the states of an animation: animation state machine
flip and rotate a sprite: spinning, invert sprite, sprite angle
bigger: double size, scale image, resize sprite, shrink sprite, smaller, upscale, enlarge sprite, size of sprite, scaled sprite
a box of a different size: stretch image, repeat image, stretch sprite, tiled sprite, repeat sprite, tiling, repeating texture, pattern fill, texture wrap, fill area with image
tint and fade: see through, half transparent, sprite opacity, sprite alpha, flash red, flash white, hit flash, damage flash, ghost, sprite color, invisible, hide sprite, visibility
one frame of an animation: single frame, frame of spritesheet, show frame, sprite frame, frame index, frame number, specific frame, still frame
walk and face the right way: look left, walk cycle, walk animation, flip player, turn around, character direction, run animation
sort by y: draw in front, order of sprites, isometric, draw behind tree, overlap order
change the speed of an animation: frame speed, slow animation, faster animation, animation fps, frame duration, animation rate, playback rate, sprite sheet animation
play a dash once: play animation once, one time animation, idle animation, one shot animation, attack, sword swing, trigger animation, death animation, non looping animation
pause with a button: pause animation, stop animation, freeze animation, resume animation
ten coins ten keys: many animations, animations in sync, different animations, independent animations, multiple animated sprites, animation instances, many sprites, animation offset, separate animations, same animation
text: show text, show words, words on screen, print text on screen, write on screen, draw text, display text, show message, label, draw string, string on screen
text!: text options
built in fonts: font size, character width, text size, font width, character size, default font, font names, letter width, bold, retro font
api/text#behavior: special letters, accents, emoji, foreign characters, utf8, japanese, chinese, russian, supported characters, german letters, missing characters, cyrillic, special characters, chinese characters
three sizes: bigger letters, big text, large font, small text, scale text, make text bigger
a score in the corner: scoreboard, draw score, score display, score text, score counter, points display, display number, score label, show lives, show variable, ui text, show fps, fps counter
formatting values: decimals, two decimals, number format, round number in text, zero padding, number to string, int to string, to string, round to 2 decimals, string interpolation, template string, printf, right align number, thousands separator, to fixed, convert number to text
a centered title: middle of screen, center on screen, title text, center horizontally, center a string
a shadow: text shadow, outlined text, text border, text with stroke, readable text
your own font: load font, custom fonts
text box: multiple lines, word wrap, text area, multi line text, long text, text block, paragraph text, text overflow
left center right: text alignment, text align, right align, align center, justify, centered paragraph
wide letter spacing: letter spacing, line spacing, line height, spread text, kerning, character spacing
part of a text: substring, reveal, visible characters, text cut off
a talking robot: typing effect, letter by letter, talk, character speaks, story, npc, text animation, letter by letter text, text speed, text reveal, rpg text, conversation
a label in the middle of a button: button label, text in button
time: frame count, time passed
tick: frame counter, framecount, current frame number, game time, time since start
time::now: unix time, system time, real time clock, date and time, epoch
api/time#recipes: every x frames, delay, repeat every second, timer every, invoke repeating, set interval, schedule, time elapsed, every 5 seconds, call later, wait for, delayed call
api/time#once-a-second: every second, run every second, periodic, interval timer
blinking text: flashing, flicker, blinking cursor, toggle visibility, on and off, invincibility blink
count frames in the state: time since, how long ago, timer in state, own timer, frame timer, pausable timer, timer variable, count up, timer that pauses, stop time
wait between two shots: reload time, shooting speed, shooting, bullets, gun, shoot cooldown, rate of fire, attack cooldown, weapon cooldown, cooldown timer, shoot delay, auto fire, prevent spamming, ability cooldown, debounce, throttle, sleep
time#wait-between-two-shots, bullets and cooldown: cooldown
a message that goes away: settimeout, toast, show for a few seconds, notification, hide after, disappear, fade message, temporary effect, buff duration, effect duration
a stopwatch: stop watch, lap time, measure time, elapsed time, speedrun timer, timer up, elapsed, race timer, level time, time played, show time
a countdown: time limit, hourglass, bomb, countdown timer, time remaining, round timer, count down from, turn timer, time attack
delta time: frame time, frame rate independent, time step, speed per second, dt seconds
jump and gravity: jumping, falling, mario, platform game, hop, fly, jetpack, jump physics, vertical speed, jump height, acceleration, falling speed, simple physics, flappy bird, projectile, arc movement, throw, parabola, ballistic, grenade
a pause menu with screen states: pausing, switch screen, pause game, scene manager, change scene, state machine, scene switching, finite state machine, fsm, game mode, states enum, stop game
move on a wave: hovering coin, up and down, sin, swing, hover animation, bobbing, oscillation, wave motion, floating, sine movement, wavy, sinus, bounce up and down, breathing effect, sin cos, pulsing
show the timestamp: clock, today, date time, time stamp
tween: smooth movement, animate position, animate value, transition value, interpolate value, ease, slide, animate ui, smooth transition, interpolated movement, move from a to b, value over time, animation curve
tween::new: create tween
tween::set: start tween, change target, tween target, move to target, set target
tween::get: tween value, current value
tween::done: tween finished, on complete, tween callback, after tween, when tween ends
tween::set_duration: tween duration, tween speed
easing: ease in, cubic, quad, bounce effect, overshoot, smoothstep, easing list
go where the player points: click to move, move to mouse, move to point, walk to click, move towards mouse, go to position, move to position, follow cursor, point and click, rts movement, mouse follow
back and forth: patrol, enemy patrol, moving platform, move left and right forever, moving enemy, guard, pendulum, loop tween, yoyo, ping pong, move between two points, elevator, moving obstacle, turn around at edge, patrolling, waypoints
step by step: move one tile, grid movement, grid step, tile movement, move by tile, move one square, snap to grid, discrete movement
change the duration and easing later: zoom animation, smooth zoom
a menu that slides in: slide in, slide out, ui animation, drawer
fade out after arriving: floating text, disappear slowly, damage number, floating numbers, popup text, score popup, floating score, fade away, disappearing, plus points text, combat text
`
  .trim()
  .split('\n')
