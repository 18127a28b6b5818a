/**
 * Phrases that users type for sections of the API pages: the title of a section or the end of its address,
 * then phrases in other words. Stop words, endings and the order of words don't matter.
 */
export const API_PHRASES = `
audio: noise, sound volume, stereo, quiet, beep, soundtrack, bgm, sound library, load sound, preload sound, sound manager, audio source, play wav, sound files folder, newsource, audioplayer, sound object
audio::play: start music, resume sound, trigger sound, play once, play mp3, playsound, sfx function, play a sound, play sound effect, play oneshot, audio source play
audio::is_playing: check if sound is playing, is music playing, sound finished, wait for sound to end, sound still playing
audio::pause: resume music, pause music
audio::stop: stop sound, stop music, stop audio
api/audio#behavior: master volume, pan sound, pitch, playback speed, fade music, crossfade, overlapping sounds, polyphony, sound channel, volume, setvolume, audio mixer
a sound for a button press: sound on click, jump sound, shoot sound, coin sound, footsteps, sound effect on key press, play sound on hit, click sound
background music that loops: theme song, looping sound, repeat music, music ends, loop audio, music forever, bgm loop, music for each level, different music per screen, change music
a music switch: sound off, mute button, audio settings, sound settings, options menu sound, toggle boolean, checkbox, toggle on off
silence for game over: lose, lose a life, die, player dies, game over sound, stop music when dead
bounds: bounding box, rectangle object, rect struct, aabb box, flexbox, collisionshape, box collider, boxcollider, hitbox size, collision rectangle
testing and combining: aabb, overlap test, box collision, intersectrect
position and size: set size, resize rectangle
moving: move a rectangle, translate, move by offset
margins: padding
aligning with a container: bottom right corner, center a rectangle, align ui, dock, stick to edge, anchor ui, screen corner
splitting: divide the screen, columns, halves
stacking and more: vertical layout, vbox, hbox
regular hovered pressed: button states, button hover, highlight button, mouse enter, mouse leave, tooltip, hover, onmouseover, pointerover
a collision: hit test, touch enemy, player hits enemy, bump, pick up coins, collecting items, hit, touching, rectangles overlap, overlapping rectangles, collision box, trigger zone, overlap, collide with enemy, pickup, power up, powerups, collectible, key item, oncollisionenter, ontriggerenter, area2d, checkcollision, collider, collide, check overlap, trigger area, physics overlap
a sidebar and a main area: panels layout, ui columns
three buttons: row of buttons, multiple buttons, button group, clickable buttons
an inventory grid: backpack, chess board, item grid, hotbar, shop, crafting, inventory, item slots
what is in view: offscreen, frustum culling, visible area, on screen check, is on screen, camera rectangle, is object visible, isonscreen
camera: view, move camera, large world, big level, big map, side scroller, minimap, open world, camera2d, world view, panning, camera movement, worlds bigger than the screen, love translate, camera position in world, push pop, viewport camera
camera::xyz: get camera position, camera coordinates
camera::set_xy: set camera position, move camera to, camera position, center the camera
camera::set_z: scale the view
camera::reset: reset camera, undo camera, push and pop
api/camera#behavior: screen to world, convert coordinates, screen position, screen space, mouse to world position
zoom in: zoom camera, magnify, setzoom, zoom out
focus on one object: focus camera, center on object
a score that stays: gui, draw ui, user interface, overlay, fixed position, score on screen, score moves with camera, static ui, fixed ui, ui layer, canvas layer, ui does not move, sticky text, draw on top of camera, setscrollfactor, screen space ui, hud over world, keep at same place while scrolling, text stays in place, text that does not scroll
follow the player: follow character, center camera, scrolling level, camera follows hero, tracking, camera target, startfollow, keep player in center
camera limits: edge of level, end of level, camera edges, world bounds, level bounds, confine camera, setbounds camera, limit left limit right, outside of map, camera leaves level, do not show outside of level
smooth following: camera lag, lazy camera, lerp camera, camera damping, smooth camera movement, smoothdamp, ease camera, camera delay, linear interpolation, move towards
screen shake: earthquake, rumble, vibration, impact effect, juice, hit effect, camera shake on hit
circles: dot, disc, radius, draw a ball, bubble, wheel, planet, ball, round shape, fill circle, circfill, coin shape, circ function, drawcircle, draw circle, ring around player
a circle with a border: circle outline, stroke circle, ring
only the outline: hollow circle, not filled, no fill, unfilled rectangle, wireframe, draw hitbox, debug draw, show hitbox, debug hitboxes, frame only, empty circle, nofill, draw rect border
a crescent moon: moon, mask, cut out, arc, pie, half circle, part of a circle, semicircle, pie slice, pacman shape
a bouncing ball: bounce off walls, dvd logo, velocity, speed vector, reverse direction, move automatically, moving object, setbounce, ball bounces off screen
background color clear: set background, cls, clear background, fill screen, sky color, rgb, backgroundcolor, clear color
clear: clear the screen, erase previous frame, old drawings stay, ghost trail
sky and grass: scenery, landscape, two colored background
the wrong order: foreground, on top, what is in front, background covers everything, drawing disappears, z depth, sorting layer, send to back, render order, draw behind, z index, z order, setdepth, zindex, sorting order, depth sorting
a color for each screen: change background color
a slow sunrise: gradient, sunset, day and night, change color over time, color lerp, blend colors, mix colors, color transition, time of day, rainbow, hue, hsl, hsv, cycle colors, lerpcolor, hsv to rgb
ellipses: shadow under player, draw oval, ovalfill
tilted with a border: rotated ellipse
a ball and its shadow: shadow
a flower from rotated petals: pattern
squash and stretch: stretch, bounce animation, impact animation, jelly effect
game loop: main loop, main function, fn main, update function, draw function, every frame, 60 times a second, gameloop, update loop, tick loop, draw loop, lifecycle, on update, fixed timestep, render loop, love update, love draw, update and draw, physics process
turbo init: make a new game, generate project, boilerplate, setup function, ready function, init function, on start, awake, initialize, run once, startup code, constructor state, preload, love load, setup once, create function, start method, monobehaviour start
turbo::go: update, draw function main, loop function, frame function, process function, every tick, game update, love update dt, update60, process delta, update method, monobehaviour update, code that runs every frame
resolution: screen size, canvas size, width of screen, screen height, 1080p, canvas width, canvas height, window dimensions, viewport size, center of screen, middle of canvas, createcanvas, how big is the screen, getwidth, canvas width and height in code, screen bounds
api/game-loop#behavior: load and save state
a type of your own in the state: struct in state, custom type, nested struct, derive borsh, serialize, add a field to state, own struct for player
compute the initial values: random start, generate at start, run code at start, start values, initial state, random level at start
start over from your own code: reset state, restart level, restart after game over, new round, retry, play again, try again, respawn, reset game in code, reload scene, restart button, reset everything
gamepad: controls, snes, xbox, playstation, gamepad support, player controls, button input, analog stick, get axis, getaxis, input manager, input actions
keys: keymap, left arrow, button a, which keys, key codes, keycode, keyboard controls, escape key, key names, keyboard keys, letters on keyboard, space key, enter key, shift key, key mapping
button: button state, key is down, key is pressed, key released, hold key, key held, released, pressed once, getkey, is action pressed, iskeydown, isdown, input getbutton, long press, hold for seconds, hold to charge
four checks on one button: keydown, keyup, on key press, just pressed, on key down, key release, on key up, press and release, key pressed once, holding a button, key repeat, detect input, press once, keypressed, getkeydown, is action just pressed, btnp, key just pressed, getbuttondown, onkeydown, button just pressed, tap or hold
move the player: movement, control the player, top down movement, arrow keys movement, 8 direction movement, walk with arrow keys, move a sprite, move with keyboard, player controller, walking, steer, move left and right, basic movement, btn left right, move character with keys, setvelocity, cursors left
the same speed on the diagonal: diagonally, unit vector, vector length, magnitude, eight directions, diagonal movement
a double tap: dash, dodge roll, quick press, double click, tap twice
two players: co op, coop, versus, brother, sister, 2p, local multiplayer, split keyboard, player 2, shared keyboard, couch multiplayer, hot seat, multiple gamepads, player two, second controller, two controllers, p2
choose in a menu: menu cursor, navigate menu, option menu, level select, select with arrow keys, keyboard menu
lines: stroke, polyline, draw line, line segment, laser, raycast line, dashed line, linerenderer, line between two objects, line from one to another
lines#overview: triangle, polygon, spline, arc shape, beginshape, vertex, bezier, curve, quad shape, hexagon, pentagon, star shape, heart shape, arrow shape, shape with many sides
path!: line width, stroke width, thick line, line cap, strokeweight, strokecap
a house in six strokes: draw polygon, draw triangle, custom shape, triangle shape, draw a shape from lines, connect points
a laser that follows the pointer: ray, line to mouse, aim line
a grid in a loop: draw tiles, checkerboard, board, cell grid, graph paper, draw a grid, grid lines
a line through many points: graph, polyline points, draw shape from points, plot, freehand drawing, chart, trail line, trailrenderer, draw a path
log: print debugging, debug log, trace, output text, logging, print message, logger, print function, debug print, printh, print to console
values in a message: print variable, print value, print number, print position, interpolate string, log a vector
print the whole game state: dump state, inspect state, debug struct
api/log#once-a-second: print every second, throttle log
once a second: interval
only when a value changes: detect change, on change
nine slice: panel, ui panel, window frame, resizable panel, scalable frame, ui skin, stretch border, window border, 9 slice, nine patch, 9 patch, ninepatchrect, button background image
a dialog panel: message box, speech window, text panel, dialogue ui, message window
uneven margins: speech bubble sprite
a panel from bounds: panel with text, popup, modal, ui panel with text
a panel that grows: panel animation, opening animation, popup animation
pointer: touchscreen, mouse coordinates, mousex, mousey, mouse button, mouse down, mouse up, click position, stylus, mouse input, mousepressed, mouseispressed, onmousedown, touches
touch the left or the right half: tap to move, touch buttons, left side right side, swipe, virtual joystick, on screen controls, mobile controls, touch zones, tap left or right, joystick on screen, thumbstick
light up an area under the pointer: mouse over, mouse hover, is mouse inside, hover detection
a button that stays on the screen: on click, click detection, clickable, button click, click on sprite, tap button, gui button, button ui, clicked, createbutton, setinteractive, button onclick, menu button with mouse
aim at the pointer: turret, tower defense, angle, rotate towards, face the mouse, trigonometry, sine cosine, cos, move in direction, circular motion, orbit, rotate around point, radial movement, homing, shoot at mouse, atan2, angle between two points, lookat, look at target, fire towards mouse, move in a circle, circle around something, spiral
drag a box: move with mouse, pick up, draggable, slider, scrollbar, puzzle piece, drop target, createslider, volume slider
scroll to zoom: mouse wheel, mouse in world coordinates, mouse with camera, mousewheel, onwheel
randomness: random generator number, rnd, randf, randi
api/randomness#overview: modulo
api/randomness#recipes: random float, random decimal, random sign, random between, random boolean, random percent, random direction, random angle
look at a raw number: random u32
flip a coin: 50 50, coin toss, random true or false, random bool, yes or no
a random number in a range: randint, random int, random integer, math random min max
a loot table: chance, rarity, drops, treasure, drop rate, item drops, weighted choice, gacha, rare item, spawn chance, random event, percentage chance
spawn somewhere sometimes: random place, random enemies, random x, enemy spawner, falling objects, rain, create enemies, spawn enemy, spawning, falling items, obstacles, instantiate, enemy waves, random spawn point, spawn coins
a random color: generate color, color from number, random rgb
pick from a list: random element, random item, random word, random choice, random from array, random enemy type, random sprite, random from list, choose randomly
shuffle a deck: memory game, shuffle, randomize order, deal cards, random order, shuffle array, card game, random without repeating, random no duplicates, unique random numbers
particles: boom, exploding, dust, snow, firework, explosion effect, sparks, emitter, smoke effect, fire, blood, confetti effect, particlesystem, cpuparticles, spawn particles
shake a little: wobble, shake sprite, jitter, vibrate, hit shake
rectangles: block, draw shapes, fill rect, rectfill, colored box, set a pixel, draw a pixel, single pixel, draw box, fillrect, pset
rect!: rectangle options, rotate rectangle
a rotated card: rotate a rectangle, diamond, tilted square
a row of corner styles: rounded rectangle, round edges, rounded, rounded box, border radius
a health bar: healthbar, hearts, mana, life bar, energy bar, health display, boss health, cooldown bar, progress bar, hp bar, progressbar, xp bar
a button that reacts to the pointer: hover button, clickable button, make a button, button color on hover, ui button, hover effect
fade to black: curtain, darken screen, fade between scenes, level transition, wipe, dim screen, overlay color, fade in, white flash
shaders: shader effect, screen effect, gpu, post process, filter, fullscreen shader, screen shader, greyscale, grayscale, bloom effect
shaders::set: use shader, load shader, enable shader
shaders::reset: remove shader, disable shader, turn shader off
global: shader uniforms, uniform, shader variables, time in shader, resolution in shader, pass value to shader
interface: vertex shader, shader inputs, uv coordinates
switch a shader with a button: toggle shader, invert colors
a shader for each screen: change shader, multiple shaders, night mode
a wave that moves: distortion, ripple, water shader, heat haze, wobble shader, underwater, displacement, wavy screen
sprites: draw image, display image, render sprite, show image, bitmap, blit, image function, draw picture, spr, sprite renderer, sprite2d
sprite!: pivot, anchor point, sprite origin, sprite size, crop, source rectangle, texture region, sprite offset, setorigin, anchor, setscale, source rect, draw part of a sprite, sspr
animation::get: get animation, animation controller, animator
SpriteAnimation: animation finished, current frame, on animation complete, ping pong animation, play animation backwards, animatedsprite, animation player, anims play, anim8
api/sprites#drawing: pixel snapping, rotation center, rotation point
the states of an animation: animation state machine, animation callback, animation event
flip and rotate a sprite: spinning, invert sprite, sprite angle, flipx, mirrored, flip image
bigger: double size, scale image, resize sprite, shrink sprite, smaller, upscale, enlarge sprite, size of sprite, scaled sprite, zoom sprite, pixel size
a box of a different size: stretch image, tiled sprite, repeat sprite, tiling, pattern fill, texture wrap, tilesprite, stretch sprite to size, fit image to screen, background image size
tint and fade: see through, half transparent, sprite opacity, sprite alpha, flash red, flash white, hit flash, ghost, sprite color, invisible, hide sprite, visibility, settint, setalpha, modulate, fade sprite, damage blink
one frame of an animation: single frame, frame of spritesheet, show frame, sprite frame, frame index, frame number, specific frame, still frame, draw one tile of spritesheet
walk and face the right way: look left, walk cycle, flip player, turn around, character direction, run animation, flip sprite when moving left, walking animation
sort by y: draw in front, order of sprites, isometric, draw behind tree, overlap order, depth by y, y sorting
change the speed of an animation: frame speed, slow animation, faster animation, animation fps, frame duration, animation rate, sprite sheet animation, animation too fast, framerate of animation
play a dash once: play animation once, one time animation, idle animation, attack, sword swing, trigger animation, death animation, non looping animation, play animation one time
pause with a button: pause animation, stop animation, freeze animation, resume animation
ten coins ten keys: many animations, animations in sync, different animations, independent animations, multiple animated sprites, animation instances, many sprites, animation offset, separate animations, same animation, several enemies animated
text: show text, show words, words on screen, write on screen, draw text, display text, show message, label, print on screen, text function, love graphics print, textmeshpro, label text
text!: text options
built in fonts: font size, text size, font width, character size, default font, font names, letter width, bold, retro font, textsize, bold font, pixel font
api/text#behavior: special letters, accents, emoji, foreign characters, utf8, japanese, chinese, russian, supported characters, german letters, missing characters, cyrillic
three sizes: bigger letters, big text, large font, small text, scale text, make text bigger
a score in the corner: scoreboard, draw score, score text, score counter, points display, display number, score label, show lives, show variable, ui text, show fps, print score, score ui, current score, hud text
formatting values: decimals, two decimals, round number in text, zero padding, number to string, int to string, to string, string interpolation, template string, printf, right align number, thousands separator, to fixed, convert number to text, number as text, tostring
a centered title: middle of screen, center on screen, title text, center horizontally, center a string, textalign center
a shadow: text shadow, outlined text, text border, text with stroke, readable text, drop shadow
your own font: load font, custom fonts
text box: multiple lines, word wrap, text area, multi line text, long text, text block, paragraph text, text overflow, wrap text, textwrap, printf wrap, paragraphs
left center right: text alignment, text align, right align, align center, justify, centered paragraph
wide letter spacing: letter spacing, line spacing, line height, spread text, kerning, character spacing
part of a text: substring, reveal, visible characters, text cut off
a talking robot: typing effect, letter by letter, talk, character speaks, story, npc, text animation, letter by letter text, text speed, text reveal, rpg text, conversation, typewriter, dialog text animation
a label in the middle of a button: button label, text in button
time: frame count, time passed, ticks
tick: frame counter, framecount, current frame number, game time, time since start, millis, gettime, elapsed frames
time::now: unix time, system time, real time clock, date and time, epoch
api/time#recipes: every x frames, delay, timer every, invoke repeating, set interval, schedule, time elapsed, every 5 seconds, call later, wait for, setinterval, waitforseconds, coroutine, timer node, addevent, every few seconds, repeat every, every two seconds
api/time#once-a-second: every second, run every second, periodic, interval timer
blinking text: flashing, flicker, blinking cursor, toggle visibility, on and off, invincibility blink, blinking sprite
count frames in the state: time since, how long ago, timer in state, own timer, pausable timer, timer variable, count up, timer that pauses, stop time, start a timer, invincibility timer, power up timer
wait between two shots: reload time, shooting speed, shooting, bullets, gun, shoot cooldown, rate of fire, attack cooldown, weapon cooldown, cooldown timer, shoot delay, auto fire, prevent spamming, ability cooldown, debounce, throttle, sleep, fire rate
time#wait-between-two-shots, bullets and cooldown: cooldown
a message that goes away: settimeout, toast, show for a few seconds, notification, hide after, disappear, fade message, temporary effect, buff duration, effect duration
a stopwatch: stop watch, lap time, measure time, elapsed time, speedrun timer, timer up, elapsed, race timer, level time, time played, show time, count time, timer counting up
a countdown: time limit, hourglass, bomb, countdown timer, time remaining, round timer, count down from, turn timer, time attack, seconds left, time runs out, lose when time is up, time over
delta time: frame time, frame rate independent, time step, speed per second, dt seconds, dt, time delta
jump and gravity: jumping, falling, mario, platform game, hop, fly, jetpack, vertical speed, jump height, acceleration, falling speed, simple physics, flappy bird, projectile, arc movement, throw, parabola, ballistic, grenade, gravity, velocity y, rigidbody2d, add force, gravity scale
a pause menu with screen states: pausing, switch screen, pause game, scene manager, change scene, state machine, scene switching, fsm, game mode, states enum, stop game, game states, gamestate, statemachine, menu state, play state
move on a wave: hovering coin, up and down, sin, swing, hover animation, bobbing, oscillation, wave motion, floating, sine movement, wavy, sinus, bounce up and down, breathing effect, sin cos, pulsing, sine wave, sin wave, sinusoidal
show the timestamp: clock, today, date time, time stamp
tween: smooth movement, animate position, transition value, interpolate value, ease, slide, animate ui, interpolated movement, move from a to b, value over time, animation curve, mathf lerp, tweens add, dotween, animate property
tween::new: create tween
tween::set: start tween, change target, move to target, set target
tween::get: tween value, current value
tween::done: tween finished, on complete, tween callback, after tween, when tween ends, tween oncomplete
tween::add: relative tween, tween by amount
tween::set_duration: tween duration, tween speed
easing: ease in, cubic, quad, bounce effect, overshoot, smoothstep, easing list, elastic
go where the player points: click to move, move to mouse, move to point, walk to click, move towards mouse, go to position, move to position, follow cursor, point and click, rts movement, mouse follow, move towards target, move to clicked position, movetowards
back and forth: patrol, enemy patrol, moving platform, move left and right forever, moving enemy, guard, pendulum, loop tween, yoyo, ping pong, move between two points, elevator, moving obstacle, turn around at edge, patrolling, waypoints, loop movement
step by step: move one tile, grid movement, grid step, tile movement, move by tile, move one square, snap to grid, discrete movement, chain tweens, tween sequence, tween after tween, delayed tween
change the duration and easing later: zoom animation, smooth zoom
a menu that slides in: slide in, slide out, ui animation, drawer
fade out after arriving: floating text, disappear slowly, damage number, floating numbers, popup text, floating score, fade away, disappearing, plus points text, combat text, score pop
circles#behavior: circle position, top left of circle
`
  .trim()
  .split('\n')
