/**
 * Phrases that learners type for sections with other words: the title of the section and a word in it, then the
 * phrases. Frequent words such as "for" are left out.
 */
export const PHRASES = `
what you need, editor: vscode, vs code, notepad, which editor, text editor, terminal
installation, install: installing, get turbo, chromebook
by hand, hand: manual install, without curl
change the version, version: downgrade
hello world, hello: beginner, learn turbo, where do i start, simple game, how do i make a game, easy game
hello world, hello: start programming, lesson, course, first steps
starting a project, turbo init, init: make a new game, new game, start a new game
turbo run, run: run my game, run game, start the game, launch game, play my game
watch mode, watch: auto reload, recompile, reload on save
users and guests, guests: log in
change the text, lib: where is my code, which file do i edit
managing assets, assets: folder structure, project folder
variables: immutable
calling things, macro: macro, macros, braces, semicolon
numbers, kinds: i32, u32, f32, integer, int, float, double, decimal, remainder, percent sign, absolute value
numbers, kinds: divide, minus, plus, rounding, math
decisions, answer: if statement, boolean, equals, greater than, condition
repeating, repeats: break, count to ten
lists, vec: index, first element, dictionary, last item
lists in motion, lists: loop over list, iterate over list
structs, struct: class, objects, constructor, method, traits, inheritance
enums and match, match: switch, switch statement, enumeration
a value that may be missing, missing: option, option type, null, nil
closures, closure: anonymous function, arrow function
ownership, borrow: dereference, ampersand, star operator, asterisk
several files, module: import, include another file
six compiler errors read aloud, compiler: red text in terminal, build fails, will not compile, what does this error mean
six compiler errors read aloud, compiler: compilation failed
cannot add or mismatched types two kinds of numbers, mismatched: expected u32
cannot add or mismatched types two kinds of numbers, mismatched: cannot add i32 to f32
debugging your code, debugging: nothing is drawn, nothing happens, nothing shows up, game crashes, blank screen, crash
debugging your code, debugging: bug, game does not work, broken, panic, find mistakes
performance: optimize, too slow, laggy, speed up my game, runs slowly, frame drops
show values on the canvas, values: show variable on screen, debug text
bigger, scale: resize image, enlarge, double size
tint and fade, tint: see through, half transparent, change sprite color
walk and face the right way, direction: look left, character facing
pictures to begin with, begin: free art, free images, sample images, download sprites, game art, pixel art
reach into folders, slash: subfolders
a tile map from an array, tile: tileset, maze, dungeon, level design, make a level, build a level, labyrinth
a tile map from an array, tile: platforms
sort by y, sort: depth, draw in front, order of sprites
a box of a different size, copies: stretch image, repeat image, tile a sprite
play a dash once, dash: play animation once, one time animation, attack animation, idle animation
ten coins ten keys, independent: many animations, animations in sync, different animations, independent animations
a score in the corner, score: scoreboard
formatting values, marks: decimals, two decimals, number format, round number in text
a centered title, centered: middle of screen, center on screen
built in fonts, fonts: font size, character width, text size
three sizes, large: bigger text, bigger letters
ascii, accents: cyrillic, special characters, chinese characters
a talking robot, talking: typing effect, letter by letter, dialog, talk, character speaks
a talking robot, talking: reveal text, story, npc
text box, wrap: paragraph, multiple lines, word wrap
left center right, align: text alignment, align text
wide letter spacing, space: letter spacing, line spacing, line height, spread text
nine slice, panel: panel, ui panel, window frame, border image, resizable panel
a dialog panel, dialog: message box, npc dialog box, speech window
gamepad: controls, player input, snes
keys: keymap, left arrow, button a
four checks on one button, pressed: key down, key up, keydown, keyup, on key press, detect key press
move the player, player: movement, player movement, control the player, top down movement
the same speed on the diagonal, diagonal: faster diagonally, diagonally
two players, players: co op, coop, versus, brother, sister, 2p
what turbo cannot do, limits: right click, right mouse button, middle mouse button, multitouch, hide cursor, louder
what turbo cannot do, limits: quieter, fade out music
pointer: touchscreen
a button that stays on the screen, three buttons: on click, click detection
light up an area under the pointer, regular hovered pressed: mouse over, mouse hover
light up an area under the pointer, regular hovered pressed: is mouse inside
drag a box, drag: move with mouse, pick up, drag a sprite
aim at the pointer, aim: turret, rotate to mouse, look at mouse, direction to mouse
aim at the pointer, aim: tower defense, angle
go where the player points, click: click to move, move to click
touch the left or the right half, half: tap to move
background music that loops, loops: theme song, looping sound, background song
a music switch, switch: sound off, sound toggle, mute button
audio: noise, sound volume, music too loud, stereo, quiet, beep, soundtrack, bgm
camera, view: view, move camera, large world, big level, big map, side scroller, scroller, pan the camera, minimap
camera, view: open world
follow the player, camera: follow character, center camera, center on player, scrolling level, camera follows hero
follow the player, camera: tracking
camera limits, edge: edge of level, end of level
smooth following, smooth: camera lag, lazy camera, lerp camera
zoom in, zoom: camera zoom, zoom camera, magnify
screen shake, shake: earthquake
a score that stays, fixed: gui, draw ui, user interface, overlay, fixed position, score on screen
a score that stays, fixed: score moves with camera
what is in view, viewport: offscreen, culling
a collision, collision: hit test, touch enemy, player hits enemy, bump
a collision, collision: pick up coins, collecting items, hit, touching
catch them, distance: circle collision detection, round collision, distance, distance between two points
bounds: layouts
aligning with a container, anchor: stick to bottom, bottom right corner, center a rectangle
margins, inset: padding, shrink rectangle
splitting, split: split screen, divide the screen
resolution: screen size, size of the screen, get screen size, canvas size, screen width, width of screen, screen height
resolution: 1080p
randomness, rand: random generator
flip a coin, coin: 50 50, coin toss, random true or false, random bool, yes or no
a loot table, chance: chance, drop chance, weighted random, rarity, treasure chest, drops, treasure, rare
spawn somewhere sometimes, spawn: random position, random place, random enemies, random x, enemy spawner
spawn somewhere sometimes, spawn: falling objects, rain, create enemies
pick from a list, pick: random element, random item, choose random item, random word, random choice
particles: confetti, smoke, boom, exploding, dust, snow, firework
shake a little, tremble: wobble
seeded: deterministic
time, tick: frame count, time passed, count time
a countdown, countdown: count down, time limit, time left, time is up, counting down, hourglass, bomb
a stopwatch, stopwatch: stop watch, lap time, measure time, elapsed time, speedrun timer
blinking text, blinking: flash text, flashing
wait between two shots, shots: reload time, shooting speed, shoot, shooting, bullets, gun
once a second, second: interval
a message that goes away, praise: disappear after, hide after a while, settimeout, toast
forgive the player, forgive: coyote time, coyote, jump too late
add thorns and lives, thorns: spikes, traps
open the door to more levels, door: next level, finish a level, second level
stop at walls, walls: tile collision, collision with tiles
jump and gravity, jump: jumping, falling, mario, platform game, hop, fly, jetpack
a pause menu with screen states, paused: pausing, pause button, stop the game, screens, scene, scenes, switch screen
move on a wave, wave: hovering coin, oscillate, up and down, sin, bob, swing
delta time, delta: dt, frame time, frame independent
count frames in the state, frames: time since, how long ago, timer in state
show the timestamp, timestamp: clock, today
tween: tweening, interpolation, smooth movement, move smoothly, smooth animation
easing: elastic
back and forth, forever: patrol, enemy patrol, moving platform, ping pong movement, move left and right forever
back and forth, swings: loop a tween, moving enemy, guard, pendulum
fade out after arriving, fade: floating text, damage numbers, disappear slowly
step by step, steps: move one tile, grid movement
fade to black, fade: curtain, darken screen
rectangles, rect: block, draw shapes
circles, circ: dot, disc, radius, draw a ball, bubble, wheel, planet
lines, path: stroke, polyline
a grid in a loop, grid: draw grid
only the outline, outline: hollow circle, empty rectangle, unfilled, not filled
a health bar, health: healthbar, hearts, mana, stamina, hp
a row of corner styles, corners: rounded rectangle, round edges
background color, alpha: color, hex, hex color, color code, rgba, alpha, color names, list of colors, how do colors work
background color, alpha: colors, color codes, red color, pink, palette, color picker
a slow sunrise, sunrise: gradient, sunset, day and night, change color over time
the wrong order, order: foreground, on top, what is in front
game state, state: state, global state, store variables, save variables, remember values, keep a variable
game state, state: between frames
load once save once, save: my variable resets, variable resets every frame, score always 0, score stays 0, state lost
load once save once, save: game resets, always 0, value does not change, everything resets, goes back to 0
saving a game and high scores, saving: highscore, load game, store data, checkpoint
saving a game and high scores, saving: continue later
game loop, frame: main loop, main function, fn main, update function, draw function, every frame, 60 times a second
reset the game, reset: start over, ctrl r, cmd r
silence for game over, lives: lose, lose a life, die, player dies
default values, default: defaults, all defaults
publishing to the web, publishing: put online, put game online, put my game on a website, make it playable online
publishing to the web, publishing: play in browser, github pages, link to my game, play on my phone, hosting
publishing to the web, publishing: make game public
a program to give away, give: executable, mac app, android app, app store, apk, export for mac
a program to give away, give: standalone game, make an app, binary
try it, server: test locally
turbotoml, toml: rename game
cargotoml the file of rust, other crates: library, use a library
writing custom shaders, shaders: glsl, blur, black and white, pixel shader, fragment shader, glow, bloom, water effect
take a screenshot, screenshot: capture, save picture, print screen, take picture of game
creating online games, online: internet
license and price, license: copyright
rust language basics, rust: learn rust, rust syntax, rust for beginners
text: show text, show words, words on screen, print text on screen, write on screen
shuffle a deck, deck: memory game
an inventory grid, grid: backpack, chess board
play against the computer, computer: enemy ai, single player, one player, bot, cpu player
win the match, match: end of the game, you win
background color, clear: clear screen, clear the screen, erase the screen
a collision, overlap: rectangles overlap, overlapping rectangles
the same speed on the diagonal, diagonal: normalize vector, diagonal movement
chasing enemies, chase: enemy follow player, enemy follows player
saving a game and high scores, saving: localstorage, write file, write to disk
lose lives, lives: player lives
an old television, television: crt effect, crt
`
  .trim()
  .split('\n')
