import { API_PHRASES } from './apiPhrases'

/**
 * Phrases that users type for sections of the other pages: the title of a section or the end of its address,
 * then phrases in other words. Stop words, endings and the order of words don't matter.
 */
const OTHER_PHRASES = `
games: sample games, example games, showcase, demo, play games, play examples, list of games, finished games, inspiration
cheatsheet: api reference, all functions, function list, overview of functions, reference card, all commands, documentation overview, one page summary
is turbo for you: who is it for, programming experience, compare engines, other engines, why turbo, game engine comparison, turbo or unity, turbo or godot, should i use turbo
getting-started#make-a-2d-game: what games can i make, 2d engine, low resolution
getting-started#write-some-rust: do i need rust, rust knowledge, without rust, other programming language
what turbo cannot do: right click, right mouse button, middle mouse button, multitouch, hide cursor, louder, quieter, fade out music, volume control, sound pitch, sound fade, localization, translation, languages, other languages, rigidbody, box2d, visual editor, text input, keyboard letters, vr, cloud save, achievements, ads, in app purchase, limitations of engine, scene editor, gui editor, tile editor, save to disk, bluetooth, text to speech, box collider physics, camera rotation, skeletal animation, spine, video playback
license and price: copyright, cost, monetize, is it free
where to go next: learning path, next tutorial
guides/audio#formats: audio formats, convert audio, audio file size, game too big, compress audio, mp3 or wav, ogg, file types for sound
play a sound once: sound repeats, sound plays many times, trigger sound effect, sound keeps playing
play music in a loop: looping music
guides/audio#troubleshooting: no sound, silent, autoplay blocked, audio does not start, sound delay, sound comes late, audio latency
using turbo command line interface cli: commands, terminal commands, shell, cli reference, cli options
turbo run: run my game, start the game, launch game, play my game, start game, execute, command line flags, always on top, test game, preview, run, run command, start dev server, open game window
watch mode: auto reload, recompile, reload on save, auto rebuild, file watcher
users and guests: log in, totp
turbo export: web build, wasm build, export game, build command, release build, production build, bundle, minify, virtual gamepad, export options, output folder, size of build, build size, export to html5
turbo help: list of commands
guides/cli#troubleshooting: build fails cli
coming-from-javascript#coming-from-javascript: js, p5, p5js, love2d, pico8, phaser, python, pygame, unity, godot, lua, typescript, processing, gamemaker, scratch, bevy, macroquad, unity to turbo, pico 8 to turbo, construct
coming-from-javascript#the-game-loop: setup and draw, p5 setup, pico8 functions, keyisdown, framecount p5, pico 8 update draw, love callbacks
coming-from-javascript#the-language: ternary operator, arrow functions, array filter, array map, template literals, spread, for of, console log js, null undefined, js to rust, const and let, javascript objects, foreach, settimeout in rust
kinds of numbers: number type, unsigned, negative numbers, integer overflow js, float or int, i32 or f32
moving and borrowing: borrow, pass reference
configuring your game: config file, settings file, project settings, game settings, options file
configuration#turbotoml: game title, project name, set title, icon, rename window, project config, app icon
canvas: fps, 144hz, vsync, resize canvas, portrait mode, screen width and height, setmode, target fps
pixel perfect scaling and window size: scaling, blurry pixels, letterbox, black bars, nearest neighbor, antialiasing, anti aliasing, resize window, window resolution, pixel art scaling, texture filtering, crisp pixels, pixelated, stretch window, window mode, pixelart, image smoothing, nosmooth, integer scaling, default window size, window bigger, start window size, small window
fullscreen: maximize window, borderless
font: default font setting, font table
shader: default shader setting
turbo os: server url
cargo.toml the file of rust: manifest, dependencies
other crates: libraries, external library, package, plugins, third party, npm, add dependency, rust library, serde, extensions, addon, cargo add, crates io
complete file: config example, all settings
debugging your code: nothing is drawn, nothing happens, nothing shows up, game crashes, blank screen, broken, panic, find mistakes, debugger, breakpoint, debug mode, inspect, troubleshoot, find bugs, testing, stack trace, fix bugs, crash, bug, how to debug, find the error
log what happens: print to terminal, see output, where is the log, console output, where does print go
log only when something happens: too many logs, console spam, log flood, print only once
print the whole state: print game state, inspect variables, debug derive, log state
show values on the canvas: show variable on screen, debug text, debug overlay, on screen debug, draw debug info, debug values, watch variables, show coordinates, debug hud, show fps on screen, print variable on screen
six compiler errors read aloud: red text in terminal, build fails, rust errors
expected a semicolon the line before has no end: missing semicolon, syntax error
cannot find value a name that nobody knows: undefined variable, not found in this scope, unknown variable, variable not defined, e0425, unresolved name, cannot find function
cannot assign twice a value that must not change: cannot mutate, e0596, variable is not mutable
cannot add or mismatched types two kinds of numbers: expected u32, cannot add i32 to f32, wrong type, e0277, expected f32 found i32, cannot multiply, cannot compare i32 with f32, no implementation for
borrow of moved value it was given away: moved, e0382, use after move
trait bound not satisfied a struct that cannot be stored: trait not implemented, derive, e0277 borsh
performance: optimize, too slow, laggy, speed up my game, runs slowly, frame drops, profiler, profiling, optimization, slow game, low fps, benchmark, fps drop, too many sprites, bottleneck, make it faster, frame time measure, object pooling, cpu usage, memory leak, low frame rate
guides/debugging#troubleshooting: nothing shows, screen is black, game does not start, not visible, does not move
adding custom fonts: google fonts, import font, ttf font, truetype
fonts#formats: bdf, pixel fonts free, load ttf, ttf file, otf file
use the font: font option, change font, set font, textfont, newfont, loadfont, text with custom font
change name size and default: default font size, bigger font
how wide is a text: text length, string width, text bounds, text height, text size in pixels, textwidth, getwidth of font
guides/fonts#troubleshooting: font not loading, ugly font
reset the game: ctrl r, cmd r, reset key, reload game, restart the game, restart key, reset with keyboard
take a screenshot: capture, save picture, print screen, gif recording, screenshot key, promo image, savecanvas, save image, record gif
inspect the spritesheet: texture atlas, dump spritesheet
player keys: keyboard layout, default keys
creating online games: internet, networking, server, lobby, matchmaking, peer to peer, sync players, chat, mmo, multiplayer, send message between players, websockets, real time multiplayer, rooms, server authoritative
modules without a reference: http, fetch, api call, rest, network request, ajax, rest api
what you can do today: play with friends, share link
rust language basics: learn rust, rust for beginners, rust tutorial, rust crash course, programming basics
variables: immutable, constants, declare variable, assign, increment, plus equals, define variable, mut, const, let mut, var, mutable variable, constant
calling things: braces, semicolon, parameters, arguments, return value, fn, write a function, function parameters, methods call, procedure, functions, define a function
numbers: i32, u32, f32, integer, int, float, double, decimal, remainder, percent sign, divide, minus, plus, rounding, math, convert types, number types, int to float, min max, clamp, floor, ceil, math functions, power, sqrt, abs, modulus, operators, sum, average, max, min, sign, exponent, parse, wrap around, round, math floor, constrain, math max, map range, random to int, dist, pythagoras, keep a value between, limit a value, minimum and maximum, at most, at least, percentage of, distance formula, even or odd
decisions: if statement, boolean, greater than, if, else, and or not, comparison, or operator, not equal, ternary, compare values, if else, conditionals
repeating: break, count to ten, while, iterate, nested loops, continue, range, while loop, loop 10 times, do something n times
lists: index, dictionary, last item, add to list, append, tuples, pop, dynamic array, vec of structs, insert, collection, slice, get element, two dimensional array, list, 2d array, push, foreach loop
guides/rust-basics#text: strings, concatenate strings, append string, string concat, text variable, char, characters, uppercase, string to int, combine text
structs: class, constructor, method, traits, inheritance, object, create class, entity, impl, new function, object oriented, oop, prefab, blueprint, component, data structure, fields, game object, node, instance, methods, self
enums and match: switch, switch statement, enumeration, pattern matching, select case, enum state, variants, enemy types, different enemies, enum, match, state enum
a value that may be missing: option, null, nil, some none, optional, if let, undefined value, nullable, error handling, maybe, question mark operator
closures: anonymous function, arrow function, callbacks, map function, iterators, functional, higher order function, event listener, function as parameter, function pointer, function as argument
ownership: dereference, ampersand, star operator, asterisk, borrow checker, borrowing, pass by reference, copy, lifetimes, pointer type, mutable borrow, move semantics, cannot move out, clone, reference, borrow error, why clone, mut reference
lists in motion: loop over list, delete element, filter list, retain, update all enemies, entities, object list, despawn, destroy, kill enemy, remove bullets, iterate and modify, sort list, sort array, find in list, remove dead, game objects, ecs, entity component system, group, queue free, remove while looping, iterate mutable, iter mut, array splice
several files: import, include another file, split code, organize code, code structure, use statement, separate files, big project, refactor, namespaces, header file, export function, mod
rust-basics#troubleshooting: cannot borrow as mutable, cannot borrow, borrow checker error
writing custom shaders: glsl, blur, black and white, pixel shader, fragment shader, glow, bloom, water effect, write shader, shadertoy
write a surface shader: create shader, shader tutorial, fragment, pixel effect, wgsl
start with a shader that changes nothing: basic shader, shader template, minimal shader, empty shader
turn it on: default shader
change the colors: tint screen, grayscale shader, color shader, greyscale screen, sepia, desaturate, brightness, contrast, hue shift, invert screen, black and white screen, color filter, color palette swap, grayscale screen
an old television: crt, scanline, vhs, retro effect, chromatic aberration, glitch effect, screen curvature, tv, noise effect, crt effect, scan lines
a light that stays in its place: 2d lights, flashlight, torch, fog of war, spotlight, vignette effect, shadows, dark level, night, lighting, dark room
four colors: gameboy, game boy colors, dithering, posterize, pixelate, palette swap, limited palette
guides/shaders#troubleshooting: shader does not work
guides/sprites#formats: image formats, png, image types, svg, supported images, jpg, gif image, image size limit
pictures to begin with: free art, free images, sample images, game art, pixel art, art assets
add the images: import image, load sprite, image folder, asset loading, add picture, file location, image path, loadimage, load picture, preload images, load texture
draw a sprite: first sprite, display sprite, show sprite, put image on screen
reach into folders: file path, image in folder, sprite path, organize assets
play an aseprite tag: aseprite animation, animation tag, named animation, ase file
a tile map from an array: maze, dungeon, level design, make a level, labyrinth, platforms, level grid, level map, map editor, tiled, nested loop, 2d grid, autotile, tile based, level layout, map data, tetris, match 3, board game, minesweeper, grid of cells, world map, tiles, mget, mset, draw map, tile grid, tileset
a level from a file: load level, load map, read a file, load json, json, csv, import tiled map, embed file, level data, tmx, tiled editor, csv map, map from file
guides/sprites#troubleshooting: sprite does not appear, image not showing, sprite missing, sprite invisible, texture not found, picture not visible
publishing to the web: put game online, make it playable online, play in browser, github pages, link to my game, play on my phone, hosting, make game public, release, upload game, deploy game, web version, browser game, html, play online, distribution, release game, web export, embed, iframe, host game
export: export to web, build game, www folder
try it: test locally
upload: github pages host, game jam, newgrounds, itch html5
web-publishing#which-browsers-have-webgpu: webgpu support, browser compatibility, webgl, firefox, safari
a program to give away: executable, mac app, android app, apk, make an app, binary, windows build, native build, ios app, mac build, linux build, steam release, windows exe, console port, exe, make exe, run on windows without turbo
what is different on the web: browser differences, phone controls, web limitations, virtual buttons, on screen gamepad, mobile, run on phone, play on android, game on iphone, portrait orientation
guides/web-publishing#troubleshooting: black screen in browser, blank screen web, sound in browser, blank page, game does not start online
one frame: frame, fps meaning, how often does code run, game tick, what happens in a frame, 60 fps, order of drawing and updating, how do frames work
state what the game remembers: game variables, persistent variable, global variables, static variable, memory, score variable, remember, shared variables, singleton, state, between frames, save variables, keep a variable, store game state, where do i store data, game data, class variables, keep position of player
load once save once: score stays 0, game resets, always 0, everything resets, goes back to 0, state not saved, state is lost, reset every frame, variable does not change, forgets, state lost, state does not change, change of initial value has no effect, init changes do nothing, new start value ignored
saving a game and high scores: highscore, load game, store data, checkpoint, continue later, localstorage, write to disk, save data, load saved game, persistent data, save progress, playerprefs, local save, write to file, autosave, save slot, database, settings saved, continue game, keep score after closing, saving, cartdata, dget, dset, save file, filesystem write, save high score, configfile, save game data, remember high score
what can be in the state: vec in state, hashmap, hash map, enum in state, list in state, hashset, map type, nested data, which types can be stored, string in state
coordinates: coordinate system, x and y, origin, top left, position on screen, pixel position, where is 0 0, y axis, which way is up
colors: alpha channel, named colors, color format, transparency color, colour codes, color values, html colors, color constants, color, hex, hex color, color code, rgba, alpha, list of colors, how do colors work, colors, red color, pink, palette, color picker, fill color, fill, hex colors, color from rgb, rgba color, set color, setcolor, transparent color
canvas viewport world: world coordinates, screen coordinates, map size, world units, camera vs canvas, world position, viewport meaning
where files live: file structure, directory, project layout, project files, where to put images, where to put sounds, asset management, loading assets, folders, project folder, resources folder
save a file see the change: hot reloading, live coding, live update, auto refresh
versions: old code, examples do not work, newer version, version differences, newer docs, version of documentation, turbo versions, docs for other version
installation: get turbo, chromebook, how to install, set up, download turbo
what you need: vscode, vs code, notepad, which editor, text editor, terminal, ide, which os, operating system, supported platforms, code editor, prerequisites, hardware, windows, editor for turbo, rust analyzer
install rust: rustup, update rust
installation#add-the-webassembly-target: wasm32
install the turbo cli: curl command, install on windows, install on linux, powershell, macos, linux
check that it works: check version, verify install, test installation
which version do i have: version number, check turbo version
change the version: downgrade, update engine, new version, latest version, older version, migrate, update turbo
by hand: manual install, without curl, download binary, raspberry pi, zip file
learn/installation#troubleshooting: permission denied, msvc, path variable, link exe, command not found, turbo is not recognized
bullets and cooldown: shooting bullets, fire bullets, gun shooting, projectiles, missiles, hold to shoot, machine gun, laser gun, shoot, bullet, spawn bullet, projectile movement
bullets-and-cooldown#how-it-works: bullet hits enemy, bullet collision, remove bullet
bullets-and-cooldown#variations: enemy bullets, enemies shoot, charged attack, shotgun, spread shot, bullet hell, ammo, enemy shoots every few seconds
camera with limits: camera edge, camera in level, limit camera, room camera, camera outside of map
camera-with-limits#variations: screen by screen, zelda camera, metroid rooms, deadzone
enemies that chase: enemy movement, enemy behavior, zombie, move towards player, detect player, monster, hunt, homing missile, move toward target, boss, ai enemies, enemy follow player, seek
chasing-enemies#how-it-works: vision, detection range, aggro, direction vector, line of sight
chasing-enemies#variations: flee, run away, enemy patrols, give up chase, avoid
dialogue: talk to npc, cutscene, conversation system, visual novel, story text, rpg dialogue, text adventure, quest, narrative, dialog, speech, talking to characters, dialog tree
dialogue#variations: branching dialogue, choices, dialog with options, multiple choice, yes no question
grid movement: tile based movement, snake, roguelike, dungeon crawler, sokoban, chess movement, move in squares, snake game, tile movement with keys
grid-movement#variations: turns, locked door
recipes: cookbook, code snippets, how to examples
parallax: parallax scrolling, background layers, infinite background, moving background, endless runner, looping background, clouds, background scrolling
parallax#variations: parallax with camera, parallax images
particles and screen shake: explosion particles, impact
particles-and-screen-shake#variations: hit stop, freeze frame, hitstop
path finding: a star, a* algorithm, dijkstra, bfs, breadth first search, navigation, navmesh, maze solver, flood fill, enemy pathfinding, astar, find path
pause: pause the game, freeze, freeze game, resume game, p to pause, pause button, unpause, stop the game loop
pause#variations: slow motion, bullet time, time scale, slow mo, slow down time, slowmotion, timescale, half speed
platform movement: tile physics, platformer physics, friction, run and jump, side view, 2d platformer, platformer controller, charactercontroller, move and slide, is on floor, is grounded, kinematicbody, characterbody2d, side scroller movement
platform-movement#how-it-works: tile lookup, solid tiles, check tile, corner check
platform-movement#variations: variable jump, wall jump, one way platforms, ladder, climb, ice, slippery, jump higher, dash move, air control, slopes, drop through platform, momentum, accelerate, deceleration, friction slow down, dash ability, moving platforms
pushing out of walls: collision response, solid walls, collide with wall, block movement, stuck in wall, obstacle collision, collision resolution, resolve collision, solid objects, cannot walk through, static body, wall collision, push back player, solid tiles collision
pushing-out-of-walls#variations: push boxes, pushable, block puzzle, knockback, door wall
runtime panics: game crashed, thread panicked, try catch, exceptions, freezes, game freezes, hang, game stops with error, crash message
read the message: line number of error, backtrace
the common five: index out of bounds, divide by zero, integer overflow, underflow, unwrap on none, stack overflow, array out of range, endless loop, division by zero, array index error, unwrap panic
score and best score: high score, points, add score, reset score, scoring, best score, highscore table, keep score, hi score
score-and-best-score#variations: high score table, score list, multiplier, leaderboard local, top scores, combo system, ranking
screens and menus: title screen, main menu, start screen, menus, splash screen, options screen, multiple screens, scene management, settings screen, loading screen, scene, change scenes, switch scenes, loadscene, scene start, switch between screens, start menu, play button menu, menu screen
seeded random numbers: set seed, procgen, procedural, deterministic random, noise function, perlin noise, simplex noise, dungeon generation, reproducible, randomseed, random map generation
seeded-random#variations: daily level
spritesheets and aseprite: sprite sheet, aseprite file, sprite strip, import aseprite, frames from image, export from aseprite, animation from sprite sheet
spritesheets-and-aseprite#how-it-works: frame timing, aseprite layers
convert a spritesheet: crop image, spritesheet to frames, convert gif, texturepacker, cut out image, image region
typing text: name input, initials, type name, input box, name entry, input text, player name, textbox input, ask for name, input field, keyboard typing input, type a word
what the engine can and cannot do: keyboard typing, read keyboard letters, text field, non ascii, any key
typing-text#variations: on screen keyboard, virtual keyboard
hello world: beginner, learn turbo, where do i start, how do i make a game, easy game, start programming, lesson, course, first steps game, getting started tutorial, simple example, first project, first app, start here
change the text: where is my code, where to write code, edit code, main file
the full program: complete code, source code, full example
pancake cat: first real game, catching game, beginner game, example game, falling objects game, simple game, beginner tutorial
draw the background: wallpaper
give the game a memory: remember state
move the cat: move sprite left and right, move character
make pancakes: spawn items, create objects, add objects to list
let them fall: fall down
catch them: round collision, circle vs circle, distance check
add a speech bubble: speech balloon
show the score: show points, text on screen score
platformer: platform game tutorial, mario game, make a platformer, jump n run
build a level from text: level from string, ascii level, level editor, design levels, letters map, level, text level, level array
ask the map: get tile, tile at, map lookup, tile under player, which tile is at position, tile type, fget
place the rabbit: spawn point, player start, starting position
run: running, horizontal movement
fall and land: grounded, stand on platform, floor collision
stop at walls: tile collision, tilemap collision, tile walls, collision layer, solid tile, walk through walls, solid tile map, collide with tiles
jump: double jump, jump button, high jump, jump with space, is grounded check
forgive the player: coyote time, input buffer, grace period, coyote
follow with a camera: scrolling level camera, platformer camera
collect coins: collect items, collectibles, pick up items, gems, item pickup, collecting, collect objects, coin pickup, pick up coin
add thorns and lives: spikes, hazards, damage, kill player, fall off the map, fall out of level, death, lava, trap, hurt, respawn player, health, hit points, lose a heart, invincibility frames, hit by enemy
open the door to more levels: next level, level progression, level complete, level up, goal, finish line, levels, level switch
add a title and an end: win, win condition, victory screen, game complete, ending
make it sound: add sounds to game, sound files
pong: ping pong game, tennis, arcade game tutorial, breakout, arkanoid, brick breaker, paddle game, air hockey, pong clone
add two paddles: paddle
let the ball fly: ball movement
bounce off the paddles: paddle collision, reflect, ricochet, ball bounce, bricks, rectangle overlap
steer and speed up the ball: increase speed, get faster, ball faster
keep score: two player score, points counter
play against the computer: enemy ai, single player, one player, bot, cpu, artificial intelligence, enemy paddle
win the match: end of the game, winning, game end, first to ten, win screen
space shooter: shmup, shoot them up, galaga, asteroids, top down shooter, space game, spaceship
draw the stars: stars, starfield background, twinkling, night sky
fly the ship: move spaceship
keep the ship on the canvas: clamp position, limit movement, screen border, keep in bounds, out of bounds, boundaries, stop at edge, edge of screen, player leaves screen, stay on screen, setcollideworldbounds
shoot one bullet: fire a bullet, shoot a bullet, first bullet
shoot many bullets: bullets array, shoot multiple, shoot em up
send enemies: spawn enemies, enemy wave, new enemies
hit the enemies: kill enemies, bullet enemy collision, destroy enemy, distance collision, enemy health, hit detection
show explosions: explode, explosion, destroy animation
lose lives: player lives, invincibility, invulnerable, i frames, iframes, player health, extra life, hearts display, hit player, player damage, immunity, lives, three lives
count points and speed up: harder over time, difficulty curve, progression, speed increases
add an enemy that weaves: enemy types movement, zigzag enemy, second enemy
add a title and game over: end of game, gameover, game over text
add sound: sound effects shooting, shooting sounds
playground: online editor, try online, sandbox, web editor, code online, edit example, share code, edit code in browser, change an example
keyboard-shortcuts#shortcuts: quit, exit game, close window, close the game
`
  .trim()
  .split('\n')

export const PHRASES = [...API_PHRASES, ...OTHER_PHRASES]
