import type { SearchWords, Synonym } from '../lib/search/searchDocument'
import { phraseSynonyms } from './searchPhrases'

const synonyms: Synonym[] = [
  { said: 'mouse', means: ['pointer'] }, // Turbo treats mouse and touch as one pointer
  { said: 'cursor', means: ['pointer'] }, // The place of the mouse is the place of the pointer
  { said: 'touch', means: ['pointer'] }, // The latest touch is the pointer
  { said: 'click', means: ['pointer'] }, // A click is a press of the pointer
  { said: 'tap', means: ['pointer'] }, // A tap is a press of the pointer
  { said: 'controller', means: ['gamepad'] }, // Other engines call the gamepad a controller
  { said: 'joystick', means: ['gamepad'] }, // An older word for the same device
  { said: 'joypad', means: ['gamepad'] }, // An older word for the same device
  { said: 'input', means: ['gamepad', 'pointer'] }, // These two are all the input there is
  { said: 'circle', means: ['circles', 'circ'] }, // The macro shortens the word
  { said: 'rectangle', means: ['rectangles', 'rect'] }, // The macro shortens the word
  { said: 'square', means: ['rectangles', 'rect'] }, // A square is drawn as a rectangle
  { said: 'box', means: ['rectangles', 'text box'] }, // Two kinds of boxes: drawn and written in
  { said: 'oval', means: ['ellipses', 'ellipse'] }, // The everyday word for an ellipse
  { said: 'line', means: ['lines', 'path'] }, // Lines are drawn with path!
  { said: 'nineslice', means: ['nine', 'slice'] }, // Written as one word in other engines
  { said: '9slice', means: ['nine', 'slice', 'nineslice'] }, // The same name with a digit
  { said: '9 slice', means: ['nine', 'slice', 'nineslice'] }, // The same name with a digit
  { said: '9patch', means: ['nine', 'slice', 'nineslice'] }, // The name of the technique on Android
  { said: 'blink', means: ['blinking'] }, // Headings say what a thing is doing
  { said: 'image', means: ['sprite'] }, // A picture in a game is a sprite
  { said: 'picture', means: ['sprite'] }, // A picture in a game is a sprite
  { said: 'texture', means: ['sprite'] }, // Other engines draw textures
  { said: 'wgsl', means: ['shaders'] }, // The language in which shaders are written
  { said: 'sfx', means: ['sound', 'audio'] }, // Short for sound effects
  { said: 'sound', means: ['sounds', 'audio'] }, // The module for sounds is called audio
  { said: 'music', means: ['audio'] }, // Music is played by the audio module
  { said: 'volume', means: ['audio'] }, // Whoever looks for the volume needs to know what audio can do
  { said: 'random', means: ['rand', 'randomness'] }, // The function shortens the word, the page lengthens it
  { said: 'rng', means: ['rand', 'randomness'] }, // Short for random number generator
  { said: 'dice', means: ['rand', 'randomness'] }, // What rand is used for
  { said: 'println', means: ['log'] }, // Rust's macro for the console; in a game it is log!
  { said: 'print', means: ['log'] }, // Printing to the console is logging
  { said: 'console', means: ['log'] }, // log! writes to the console
  { said: 'animate', means: ['animation', 'tween'] }, // Both move things over time
  { said: 'interpolate', means: ['tween', 'easing'] }, // What a tween does, in the words of mathematics
  { said: 'lerp', means: ['tween', 'easing'] }, // The name of linear interpolation elsewhere
  { said: 'timer', means: ['countdown'] }, // A timer counts ticks down
  { said: 'delta time', means: ['tick', 'time'] }, // Turbo counts ticks of equal length instead
  { said: 'framerate', means: ['fps'] }, // The same figure
  { said: 'frame rate', means: ['fps'] }, // The same figure
  { said: 'resolution', means: ['canvas', 'width', 'height'] }, // The resolution is the size of the canvas
  { said: 'window size', means: ['canvas', 'width', 'height'] }, // The window follows the canvas
  { said: 'background', means: ['clear'] }, // The background is what clear paints
  { said: 'viewport', means: ['camera', 'bounds'] }, // The camera decides what the viewport shows
  { said: 'config', means: ['configuration', 'configuring', 'toml'] }, // Short for configuration
  { said: 'settings', means: ['configuration', 'configuring', 'toml'] }, // The settings of a game are its configuration
  { said: 'setup', means: ['installation', 'install'] }, // Setting up is installing
  { said: 'download', means: ['installation', 'install'] }, // Whoever downloads wants to install
  { said: 'deploy', means: ['publishing', 'export'] }, // A game is deployed by publishing it
  { said: 'build', means: ['export', 'run'] }, // Both commands build the game
  { said: 'itch', means: ['upload', 'publishing'] }, // A place to upload games to
  { said: 'multiplayer', means: ['online'] }, // Playing together takes place online
  { said: 'netcode', means: ['online'] }, // The technique behind online games
  { said: 'hotkeys', means: ['shortcuts', 'keyboard'] }, // Another word for shortcuts
  { said: 'hotkey', means: ['shortcuts', 'keyboard'] }, // Another word for shortcuts
  { said: 'hot reload', means: ['watch mode', 'watch'] }, // Watch mode reloads the running game
  { said: 'live reload', means: ['watch mode', 'watch'] }, // Watch mode reloads the running game
  { said: 'hitbox', means: ['testing and combining', 'collision', 'intersects'] }, // A box tested for collisions
  { said: 'collision', means: ['testing', 'intersects'] }, // Collisions are found by testing with intersects
  { said: 'speech bubble', means: ['bubble'] }, // A bubble in a game is one for speech
  { said: 'dialogue', means: ['textbox', 'talking'] }, // What characters say stands in text boxes
  { said: 'typeface', means: ['fonts', 'font'] }, // The printed word for a font
  { said: 'colour', means: ['color'] }, // British spelling
  { said: 'error', means: ['six compiler errors read aloud', 'troubleshooting', 'mistakes'] }, // Errors are explained in these sections
  { said: 'save', means: ['saving', 'state'] }, // Saving a game is saving its state
  { said: 'savegame', means: ['saving'] }, // The same in one word
  { said: 'local storage', means: ['saving'] }, // Where other engines keep saved games
  { said: 'slow', means: ['performance'] }, // What is slow is a matter of performance
  { said: 'lag', means: ['performance'] }, // What lags is a matter of performance
  { said: 'stutter', means: ['performance'] }, // What stutters is a matter of performance
  { said: 'limitations', means: ['what turbo cannot do', 'cannot'] }, // The page says what Turbo cannot do
  { said: 'full screen', means: ['fullscreen'] }, // The same in two words
  { said: 'pad', means: ['gamepad'] }, // The examples call a gamepad pad
  { said: 'keyboard input', means: ['keys', 'player'] }, // Keys are read as the buttons of a gamepad
  { said: 'key press', means: ['keys', 'button'] }, // Keys are read as the buttons of a gamepad
  { said: 'start button', means: ['keys', 'player'] }, // The list of keys says where Start is
  { said: 'wasd', means: ['keys', 'player'] }, // These letters are the directions of the gamepad
  { said: 'arrow keys', means: ['keys', 'player'] }, // The arrows are the directions of the gamepad
  { said: 'spacebar', means: ['keys', 'player'] }, // The key is called Space
  { said: 'space bar', means: ['keys', 'player'] }, // The key is called Space
  { said: 'mobile', means: ['phone', 'phones', 'touch'] }, // The pages say phone
  { said: 'android', means: ['phone', 'phones', 'touch'] }, // A system of phones
  { said: 'ios', means: ['phone', 'phones', 'touch'] }, // A system of phones
  { said: 'restart', means: ['reset'] }, // The shortcut that starts a game again resets it
  { said: 'window title', means: ['name'] }, // The key name in turbo.toml is the title of the window
  { said: 'layer', means: ['the wrong order', 'front', 'order'] }, // There are no layers: what is drawn later is in front
  { said: 'layers', means: ['the wrong order', 'front', 'order'] }, // There are no layers: what is drawn later is in front
  { said: 'z index', means: ['the wrong order', 'front', 'order'] }, // There are no layers: what is drawn later is in front
  { said: 'z order', means: ['the wrong order', 'front', 'order'] }, // What is drawn later is in front
  { said: 'draw order', means: ['the wrong order', 'front', 'order'] }, // What is drawn later is in front
  { said: 'level', means: ['screen'] }, // A level is one of the screens that the state of a game tells apart
  { said: 'rotate', means: ['rotation'] }, // The option is called rotation
  { said: 'cast', means: ['convert', 'numbers'] }, // A cast in Rust converts a number with as
  { said: 'modulo', means: ['remainder'] }, // The pages say remainder
  { said: 'cooldown', means: ['wait', 'shots'] }, // A cooldown is a wait between two shots
  { said: 'tilemap', means: ['tile', 'map'] }, // Written as one word in other engines
  { said: 'greyscale', means: ['shader', 'colors'] }, // A surface shader changes the colors of the finished canvas
  { said: 'grayscale', means: ['shader', 'colors'] }, // A surface shader changes the colors of the finished canvas
  { said: 'newline', means: ['spaces', 'breaks'] }, // Line breaks are explained with text boxes
  { said: 'multiline', means: ['breaks', 'textbox'] }, // Text of several lines stands in a text box
  { said: 'line break', means: ['spaces', 'breaks'] }, // Line breaks are explained with text boxes
  { said: 'network', means: ['online'] }, // Playing over a network takes place online
  { said: 'leaderboard', means: ['online'] }, // Shared scores need a server; the page on online games says what there is
  { said: 'upgrade', means: ['change', 'version'] }, // An upgrade is a change of the version
  { said: 'update turbo', means: ['change', 'version'] }, // An update is a change of the version
  { said: 'authentication', means: ['users', 'guests', 'account'] }, // Signing in decides between users and guests
  { said: 'login', means: ['users', 'guests', 'account'] }, // Signing in decides between users and guests
  { said: 'totp', means: ['users', 'guests', 'code'] }, // Short for the time-based code of signing in
  { said: 'blank page', means: ['empty', 'troubleshooting'] }, // The page on publishing says what to do when it stays empty
  { said: 'not', means: ['troubleshooting', 'mistakes'] }, // Whoever writes that something does not happen has trouble
  { said: 'doesn', means: ['troubleshooting', 'mistakes'] }, // What is left of doesn't without its ending
  { said: 'isn', means: ['troubleshooting', 'mistakes'] }, // What is left of isn't without its ending
  { said: 'cannot', means: ['troubleshooting', 'mistakes'] }, // Whoever cannot do something has trouble
  { said: 'problem', means: ['troubleshooting', 'mistakes'] }, // Problems are solved in these sections
  { said: 'first game', means: ['hello world', 'hello'] }, // The first tutorial makes the first game
  { said: 'my first game', means: ['hello world', 'hello'] }, // The first tutorial makes the first game
  { said: 'tutorial', means: ['hello world', 'pancake cat'] }, // These are the tutorials there are
  { said: 'how to start', means: ['getting started', 'started'] }, // The first page says how to start
  { said: 'what is turbo', means: ['getting started', 'started'] }, // The first page says what Turbo is
  { said: 'requirements', means: ['what you need', 'need'] }, // The page says what you need
  { said: 'system requirements', means: ['what you need', 'need'] }, // The page says what you need
  { said: '3d', means: ['what turbo cannot do', 'flat'] }, // There is none, and the list says so
  { said: 'physics', means: ['what turbo cannot do'] }, // There is none, and the list says so
  { said: 'changelog', means: ['change the version', 'version'] }, // No list of changes is known, but the versions
  { said: 'release notes', means: ['change the version', 'version'] }, // No list of changes is known, but the versions
  { said: 'contributing', means: ['example'] }, // The example page shows what authors can write
  { said: 'templates', means: ['turbo init', 'init'] }, // The command writes a first game for you
  { said: 'template', means: ['turbo init', 'init'] }, // The command writes a first game for you
  { said: 'black screen', means: ['troubleshooting', 'debugging'] }, // The list of silent mistakes explains it
  { said: 'mismatched types', means: ['two kinds of numbers', 'kinds'] }, // Mostly two types of numbers meet
  { said: 'mismatch', means: ['kinds', 'mismatched'] }, // Mostly two types of numbers meet
  { said: 'does not compile', means: ['six compiler errors read aloud', 'compiler'] }, // These are the usual six
  { said: 'no effect', means: ['troubleshooting', 'mistakes'] }, // Whatever has no effect is trouble
  { said: 'wasm', means: ['webassembly', 'add the webassembly target'] }, // Short for WebAssembly
  { said: 'parallax', means: ['camera'] }, // Layers that move slower are drawn with the place of the camera
  { said: 'vector', means: ['lists', 'vec'] }, // Rust's growing list is a vector
  { said: 'vec', means: ['lists'] }, // Rust's growing list is a vector
  { said: 'array', means: ['lists'] }, // Arrays and vectors are lists
  { said: 'loop', means: ['repeating'] }, // A loop repeats
  { said: 'for loop', means: ['repeating'] }, // A loop repeats
  { said: 'lambda', means: ['closures', 'closure'] }, // The name of closures in other languages
  { said: 'hud', means: ['a score that stays', 'stays', 'score'] }, // A display stays where the camera moves
  { said: 'deltatime', means: ['delta time', 'delta'] }, // The same in one word
  { said: 'sleep', means: ['wait', 'shots'] }, // A game never sleeps, it waits for ticks
  { said: 'drag and drop', means: ['drag a box', 'drag'] }, // The example drags a box
  { said: 'opacity', means: ['tint and fade', 'fade'] }, // What fades loses its opacity
  { said: 'transparent', means: ['tint and fade', 'opacity', 'fade'] }, // Transparent is without opacity
  { said: 'transparency', means: ['tint and fade', 'opacity', 'fade'] }, // Transparent is without opacity
  { said: 'center text', means: ['a centered title', 'centered'] }, // The example centers a title
  { said: 'dialog box', means: ['a dialog panel', 'dialog'] }, // The example draws the box of a dialog
  { said: 'vignette', means: ['writing custom shaders', 'shaders'] }, // An effect over the canvas is a shader
  { said: 'ttf', means: ['formats', 'fonts'] }, // The formats of fonts are listed
  { said: 'otf', means: ['formats', 'fonts'] }, // The formats of fonts are listed
  { said: 'html5', means: ['publishing to the web', 'export'] }, // A game for browsers is published to the web
  { said: 'homebrew', means: ['other ways to install', 'ways'] }, // One of the other ways there could be
  { said: 'string formatting', means: ['formatting values'] }, // Values are formatted with marks in braces
  { said: 'format string', means: ['formatting values'] }, // Values are formatted with marks in braces
  { said: 'custom font', means: ['adding custom fonts'] }, // The guide is about all of them
  { said: 'how to move player', means: ['move the player'] }, // The example moves one
  { said: 'move player', means: ['move the player'] }, // The example moves one
  { said: 'price', means: ['license and price'] }, // What is known of money stands beside the license
  { said: 'sell', means: ['license and price', 'license'] }, // Whether a game may be sold is up to licenses
  { said: 'open source', means: ['license and price', 'license'] }, // The license says what is open
  { said: 'normalize', means: ['diagonal'] }, // A way is made of length 1 for the same speed
  { said: 'text width', means: ['how wide is a text'] }, // The guide says what can be measured
  { said: 'desktop', means: ['a program to give away', 'give'] }, // A program for the desktop is one to give away
  { said: 'desktop app', means: ['a program to give away', 'give'] }, // A program for the desktop
  { said: 'my game starts over', means: ['load once save once'] }, // A state that nobody saves is lost
  { said: 'starts over', means: ['load once save once', 'load'] }, // A state that nobody saves is lost
  { said: 'modules', means: ['several files'] }, // Each file is a module of Rust
  { said: 'multiple files', means: ['several files'] }, // The section is called so
  { said: 'camera bounds', means: ['camera limits'] }, // The bounds of a world limit the camera
  { said: 'y sort', means: ['sort by y'] }, // The name of it in other engines
  { said: 'crates', means: ['other crates', 'dependencies', 'cargotoml'] }, // Libraries of Rust
  { said: 'commercial', means: ['license and price', 'license'] }, // Whether a game may be sold is up to licenses
  { said: 'royalty', means: ['license and price', 'license'] }, // What a seller owes stands in licenses
  { said: 'steam', means: ['a program to give away', 'give'] }, // A shop for programs of the desktop
  { said: 'standalone', means: ['a program to give away', 'give'] }, // A program that runs without Turbo
  { said: 'export for windows', means: ['a program to give away', 'give'] }, // A program for the desktop
  { said: 'load data', means: ['a level from a file'] }, // Data comes from a file, as a level does
  { said: 'scanlines', means: ['writing custom shaders', 'shaders'] }, // An effect over the canvas is a shader
  { said: 'post processing', means: ['writing custom shaders', 'shaders'] }, // What a surface shader does
  { said: 'mute', means: ['a music switch', 'audio'] }, // The example switches the music off
  { said: 'unicode', means: ['ascii'] }, // Texts have the characters of ASCII alone
  { said: 'umlauts', means: ['ascii', 'accents'] }, // Texts have the characters of ASCII alone
  { said: 'scrolling', means: ['camera', 'follow the player'] }, // A world scrolls where the camera moves
  { said: 'rgb', means: ['background color', 'color'] }, // The page says what the digits of a color mean
  { said: 'probability', means: ['a loot table', 'chance'] }, // The example gives each prize its chance
  { said: 'conversation', means: ['talking', 'textbox'] }, // What characters say stands in text boxes
  { said: 'layout', means: ['bounds'] }, // Screens are laid out with bounds
  { said: 'platformer', means: ['jump', 'gravity'] }, // The heart of such a game
  { said: 'i32 to f32', means: ['numbers', 'convert'] }, // Numbers are converted with as
  { said: 'state resets', means: ['load once save once'] }, // A state that nobody saves is lost
  { said: 'my game restarts', means: ['load once save once'] }, // A state that nobody saves is lost
  { said: 'persist', means: ['saving'] }, // What persists was saved
  { said: 'ai', means: ['pong', 'computer'] }, // In Pong, the computer plays
  { said: 'opponent', means: ['pong', 'computer'] }, // In Pong, the computer plays
  { said: 'first program', means: ['hello world', 'hello'] }, // The first tutorial makes the first game
  { said: 'free sprites', means: ['pictures to begin with'] }, // These are given away
  { said: 'read the keyboard', means: ['keys', 'player'] }, // Keys are read as the buttons of a gamepad
  { said: 'unwrap', means: ['a value that may be missing'] }, // What unwrap does stands with Option
  { said: 'website', means: ['publishing to the web'] }, // A game on a website is published to the web
  { said: 'share my game', means: ['publishing to the web'] }, // A game is shared by its link
  { said: 'quick reference', means: ['cheatsheet'] }, // The page to look things up on
  { said: 'date', means: ['show the timestamp', 'timestamp'] }, // The real clock is a timestamp
  { said: 'show a number', means: ['a score in the corner', 'text'] }, // A number is shown as text
  { said: 'circle collision', means: ['catch them'] }, // The tutorial tests two circles
  { said: 'websocket', means: ['online'] }, // Playing over a network takes place online
  { said: 'usize', means: ['numbers'] }, // The four kinds of numbers stand in one table
  { said: 'square root', means: ['numbers'] }, // What numbers can do stands with their kinds
  { said: 'bool', means: ['decisions'] }, // Decisions are about true and false
  { said: 'zoom', means: ['zoom in'] }, // The section on zooming with the camera is called so
]

/** What the search knows of these pages. It weighs a few KB, and comes with the search alone. */
export const searchWords: SearchWords = {
  synonyms: [...synonyms, ...phraseSynonyms],
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
