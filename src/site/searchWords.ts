import type { SearchWords, Synonym } from '../lib/search/searchDocument'
import { PHRASES } from './searchPhrases'

/** The words of these pages, then what readers bring from elsewhere for them; above, why they mean the same. */
const SYNONYMS = [
  // Turbo treats mouse and touch as one pointer; the place of the mouse is the place of the pointer; the latest touch
  // is the pointer; a click is a press of the pointer; a tap is a press of the pointer
  'pointer: mouse, cursor, touch, click, tap',
  // Other engines call the gamepad a controller; an older word for the same device; the examples call a gamepad pad
  'gamepad: controller, joystick, joypad, pad',
  // These two are all the input there is
  'gamepad, pointer: input',
  // The macro shortens the word
  'circles, circ: circle',
  // The macro shortens the word; a square is drawn as a rectangle
  'rectangles, rect: rectangle, square',
  // Two kinds of boxes: drawn and written in
  'rectangles, text box: box',
  // The everyday word for an ellipse
  'ellipses, ellipse: oval',
  // Lines are drawn with path!
  'lines, path: line',
  // Written as one word in other engines
  'nine, slice: nineslice',
  // The same name with a digit; the name of the technique on Android
  'nine, slice, nineslice: 9slice, 9 slice, 9patch',
  // Headings say what a thing is doing
  'blinking: blink',
  // A picture in a game is a sprite; other engines draw textures
  'sprite: image, picture, texture',
  // The language in which shaders are written
  'shaders: wgsl',
  // Short for sound effects
  'sound, audio: sfx',
  // The module for sounds is called audio
  'sounds, audio: sound',
  // Music is played by the audio module; whoever looks for the volume needs to know what audio can do
  'audio: music, volume',
  // The function shortens the word, the page lengthens it; short for random number generator; what rand is used for
  'rand, randomness: random, rng, dice',
  // Rust's macro for the console; in a game it is log!; printing to the console is logging; log! writes to the
  // console
  'log: println, print, console',
  // Both move things over time
  'animation, tween: animate',
  // What a tween does, in the words of mathematics; the name of linear interpolation elsewhere
  'tween, easing: interpolate, lerp',
  // A timer counts ticks down
  'countdown: timer',
  // Turbo counts ticks of equal length instead
  'tick, time: delta time',
  // The same figure
  'fps: framerate, frame rate',
  // The resolution is the size of the canvas; the window follows the canvas
  'canvas, width, height: resolution, window size',
  // The background is what clear paints
  'clear: background',
  // The camera decides what the viewport shows
  'camera, bounds: viewport',
  // Short for configuration; the settings of a game are its configuration
  'configuration, configuring, toml: config, settings',
  // Setting up is installing; whoever downloads wants to install
  'installation, install: setup, download',
  // A game is deployed by publishing it
  'publishing, export: deploy',
  // Both commands build the game
  'export, run: build',
  // A place to upload games to
  'upload, publishing: itch',
  // Playing together takes place online; the technique behind online games; playing over a network takes place
  // online; shared scores need a server; the page on online games says what there is
  'online: multiplayer, netcode, network, leaderboard, websocket',
  // Another word for shortcuts
  'shortcuts, keyboard: hotkeys, hotkey',
  // Watch mode reloads the running game
  'watch mode, watch: hot reload, live reload',
  // A box tested for collisions
  'testing and combining, collision, intersects: hitbox',
  // Collisions are found by testing with intersects
  'testing, intersects: collision',
  // A bubble in a game is one for speech
  'bubble: speech bubble',
  // What characters say stands in text boxes
  'textbox, talking: dialogue',
  // The printed word for a font
  'fonts, font: typeface',
  // British spelling
  'color: colour',
  // Errors are explained in these sections
  'six compiler errors read aloud, troubleshooting, mistakes: error',
  // Saving a game is saving its state
  'saving, state: save',
  // The same in one word; where other engines keep saved games; what persists was saved
  'saving: savegame, local storage, persist',
  // What is slow is a matter of performance; what lags is a matter of performance; what stutters is a matter of
  // performance
  'performance: slow, lag, stutter',
  // The page says what Turbo cannot do
  'what turbo cannot do, cannot: limitations',
  // The same in two words
  'fullscreen: full screen',
  // Keys are read as the buttons of a gamepad; the list of keys says where Start is; these letters are the directions
  // of the gamepad; the arrows are the directions of the gamepad; the key is called Space
  'keys, player: keyboard input, start button, wasd, arrow keys, spacebar, space bar, read the keyboard',
  // Keys are read as the buttons of a gamepad
  'keys, button: key press',
  // The pages say phone; a system of phones
  'phone, phones, touch: mobile, android, ios',
  // The shortcut that starts a game again resets it
  'reset: restart',
  // The key name in turbo.toml is the title of the window
  'name: window title',
  // There are no layers: what is drawn later is in front; what is drawn later is in front
  'the wrong order, front, order: layer, layers, z index, z order, draw order',
  // A level is one of the screens that the state of a game tells apart
  'screen: level',
  // The option is called rotation
  'rotation: rotate',
  // A cast in Rust converts a number with as
  'convert, numbers: cast',
  // The pages say remainder
  'remainder: modulo',
  // A cooldown is a wait between two shots; a game never sleeps, it waits for ticks
  'wait, shots: cooldown, sleep',
  // Written as one word in other engines
  'tile, map: tilemap',
  // A surface shader changes the colors of the finished canvas
  'shader, colors: greyscale, grayscale',
  // Line breaks are explained with text boxes
  'spaces, breaks: newline, line break',
  // Text of several lines stands in a text box
  'breaks, textbox: multiline',
  // An upgrade is a change of the version; an update is a change of the version
  'change, version: upgrade, update turbo',
  // Signing in decides between users and guests
  'users, guests, account: authentication, login',
  // Short for the time-based code of signing in
  'users, guests, code: totp',
  // The page on publishing says what to do when it stays empty
  'empty, troubleshooting: blank page',
  // Whoever writes that something does not happen has trouble; what is left of doesn't without its ending; what is
  // left of isn't without its ending; whoever cannot do something has trouble; problems are solved in these sections;
  // whatever has no effect is trouble
  'troubleshooting, mistakes: not, doesn, isn, cannot, problem, no effect',
  // The first tutorial makes the first game
  'hello world, hello: first game, my first game, first program',
  // These are the tutorials there are
  'hello world, pancake cat: tutorial',
  // The first page says how to start; the first page says what Turbo is
  'getting started, started: how to start, what is turbo',
  // The page says what you need
  'what you need, need: requirements, system requirements',
  // There is none, and the list says so
  'what turbo cannot do, flat: 3d',
  // There is none, and the list says so
  'what turbo cannot do: physics',
  // No list of changes is known, but the versions
  'change the version, version: changelog, release notes',
  // The example page shows what authors can write
  'example: contributing',
  // The command writes a first game for you
  'turbo init, init: templates, template',
  // The list of silent mistakes explains it
  'troubleshooting, debugging: black screen',
  // Mostly two types of numbers meet
  'two kinds of numbers, kinds: mismatched types',
  // Mostly two types of numbers meet
  'kinds, mismatched: mismatch',
  // These are the usual six
  'six compiler errors read aloud, compiler: does not compile',
  // Short for WebAssembly
  'webassembly, add the webassembly target: wasm',
  // Layers that move slower are drawn with the place of the camera
  'camera: parallax',
  // Rust's growing list is a vector
  'lists, vec: vector',
  // Rust's growing list is a vector; arrays and vectors are lists
  'lists: vec, array',
  // A loop repeats
  'repeating: loop, for loop',
  // The name of closures in other languages
  'closures, closure: lambda',
  // A display stays where the camera moves
  'a score that stays, stays, score: hud',
  // The same in one word
  'delta time, delta: deltatime',
  // The example drags a box
  'drag a box, drag: drag and drop',
  // What fades loses its opacity
  'tint and fade, fade: opacity',
  // Transparent is without opacity
  'tint and fade, opacity, fade: transparent, transparency',
  // The example centers a title
  'a centered title, centered: center text',
  // The example draws the box of a dialog
  'a dialog panel, dialog: dialog box',
  // An effect over the canvas is a shader; what a surface shader does
  'writing custom shaders, shaders: vignette, scanlines, post processing',
  // The formats of fonts are listed
  'formats, fonts: ttf, otf',
  // A game for browsers is published to the web
  'publishing to the web, export: html5',
  // One of the other ways there could be
  'other ways to install, ways: homebrew',
  // Values are formatted with marks in braces
  'formatting values: string formatting, format string',
  // The guide is about all of them
  'adding custom fonts: custom font',
  // The example moves one
  'move the player: how to move player, move player',
  // What is known of money stands beside the license
  'license and price: price',
  // Whether a game may be sold is up to licenses; the license says what is open; what a seller owes stands in
  // licenses
  'license and price, license: sell, open source, commercial, royalty',
  // A way is made of length 1 for the same speed
  'diagonal: normalize',
  // The guide says what can be measured
  'how wide is a text: text width',
  // A program for the desktop is one to give away; a program for the desktop; a shop for programs of the desktop; a
  // program that runs without Turbo
  'a program to give away, give: desktop, desktop app, steam, standalone, export for windows',
  // A state that nobody saves is lost
  'load once save once: my game starts over, state resets, my game restarts',
  // A state that nobody saves is lost
  'load once save once, load: starts over',
  // Each file is a module of Rust; the section is called so
  'several files: modules, multiple files',
  // The bounds of a world limit the camera
  'camera limits: camera bounds',
  // The name of it in other engines
  'sort by y: y sort',
  // Libraries of Rust
  'other crates, dependencies, cargotoml: crates',
  // Data comes from a file, as a level does
  'a level from a file: load data',
  // The example switches the music off
  'a music switch, audio: mute',
  // Texts have the characters of ASCII alone
  'ascii: unicode',
  // Texts have the characters of ASCII alone
  'ascii, accents: umlauts',
  // A world scrolls where the camera moves
  'camera, follow the player: scrolling',
  // The page says what the digits of a color mean
  'background color, color: rgb',
  // The example gives each prize its chance
  'a loot table, chance: probability',
  // What characters say stands in text boxes
  'talking, textbox: conversation',
  // Screens are laid out with bounds
  'bounds: layout',
  // The heart of such a game
  'jump, gravity: platformer',
  // Numbers are converted with as
  'numbers, convert: i32 to f32',
  // In Pong, the computer plays
  'pong, computer: ai, opponent',
  // These are given away
  'pictures to begin with: free sprites',
  // What unwrap does stands with Option
  'a value that may be missing: unwrap',
  // A game on a website is published to the web; a game is shared by its link
  'publishing to the web: website, share my game',
  // The page to look things up on
  'cheatsheet: quick reference',
  // The real clock is a timestamp
  'show the timestamp, timestamp: date',
  // A number is shown as text
  'a score in the corner, text: show a number',
  // The tutorial tests two circles
  'catch them: circle collision',
  // The four kinds of numbers stand in one table; what numbers can do stands with their kinds
  'numbers: usize, square root',
  // Decisions are about true and false
  'decisions: bool',
  // The section on zooming with the camera is called so
  'zoom in: zoom',
]

function synonymsIn(line: string): Synonym[] {
  const [means, said] = line.split(': ').map((part) => part.split(', ')) as [string[], string[]]
  return said.map((word) => ({ said: word, means }))
}

/** What the search knows of these pages. It weighs a few KB, and comes with the search alone. */
export const searchWords: SearchWords = {
  synonyms: [...SYNONYMS, ...PHRASES].flatMap(synonymsIn),
  authorsHeading: 'Writing components',
  trouble: {
    word: 'troubleshooting',
    headings: ['Troubleshooting', 'Common mistakes', 'Six compiler errors, read aloud'],
  },
  kinds: [
    { path: '/learn/api/', kind: 'API' },
    { path: '/learn/tutorials/', kind: 'Tutorial' },
    { path: '/learn/', kind: 'Guide' },
  ],
}

/** The heading of the lists that repeat the titles of other pages, which are found themselves. */
export const LINK_LIST_HEADING = 'See also'

/** How the line of links at the end of a section begins. It says where to read on, and nothing about the section. */
export const SIGNPOST = 'Learn more:'
