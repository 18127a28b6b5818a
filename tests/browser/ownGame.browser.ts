import fs from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { testBrowserPath } from '../../scripts/chromiumPath'
import { WEBGPU_ARGS } from '../../scripts/webgpuArgs'
import { SURFACE_INTERFACE } from '../../src/lib/code/surfaceInterface'
import { hasCargo } from '../pages/snippets/cargo'
import { projectErrors } from '../pages/snippets/project'
import { overwrite } from './editor'
import { expect, test } from './reader'
import {
  chooseSprites,
  copyLink,
  download,
  expectColor,
  nameOf,
  PLAYGROUND,
  press,
  stateOf,
  statusOf,
  textOf,
  write,
} from './workbench'

test.use({
  launchOptions: {
    executablePath: testBrowserPath(),
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', ...WEBGPU_ARGS],
  },
})

/** Draws two own sprites over blue; the right key moves the runner, who plays a sound and turns a shader on. */
const PROGRAM = `turbo::init! {
    struct GameState {
        x: i32,
    } = Self { x: 8 }
}

turbo::go!({
    let mut state = GameState::load();
    let pad = gamepad(0);
    if pad.right.pressed() {
        state.x += 1;
    }
    if pad.right.just_pressed() {
        audio::play("step");
        shaders::set("night");
    }
    clear(0x0000ffff);
    sprite!("Coin", x = 120, y = 60);
    sprite!("runner", x = state.x, y = 60);
    log!("x is {}", state.x);
    state.save();
});`

/** Keeps only the red of the canvas: blue becomes black. */
const SHADER = `${SURFACE_INTERFACE}@fragment
fn fs_main(in: VertexOutput) -> @location(0) vec4<f32> {
    return vec4<f32>(textureSample(t_canvas, s_canvas, in.uv).r, 0.0, 0.0, 1.0);
}`

async function makeGame(page: Page) {
  await press(page, 'New')
  await nameOf(page).fill('Night Run')
  await chooseSprites(page, [
    { name: 'Coin.png', buffer: download('heart.png') },
    { name: 'runner.aseprite', buffer: download('hero.aseprite') },
  ])
  await write(page, PROGRAM)
  await expectColor(page, '0,0,255')
}

async function addShader(page: Page) {
  await press(page, '+ Add shader')
  const name = page.getByRole('textbox', { name: 'Name of the shader' })
  await name.fill('night')
  await name.press('Enter')
  await overwrite(page.getByRole('textbox', { name: 'shaders/night.wgsl' }), SHADER)
}

async function play(page: Page) {
  await press(page, 'Play')
  await expect(statusOf(page)).toHaveText(/^Running/)
  await expectColor(page, '0,0,255')
  await page.keyboard.down('ArrowRight')
  await expectColor(page, '0,0,0')
  await page.keyboard.up('ArrowRight')
}

test('a game with own sprites, a shader and sound is made, shared, downloaded, and compiles', async ({
  visitLive,
  newVisitor,
}) => {
  const { page, context, errors } = await visitLive(PLAYGROUND)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await makeGame(page)
  await addShader(page)
  await expect(page.getByRole('tabpanel', { name: 'Problems' })).toContainText('No problems.')
  await play(page)
  await expect(stateOf(page)).toHaveText('Saved')
  const link = await copyLink(page)

  const { page: other } = await newVisitor()
  await other.goto(link)
  await expect(nameOf(other)).toHaveValue('Night Run')
  await expect.poll(() => textOf(other)).toContain('audio::play("step");')
  await play(other)

  const saving = other.waitForEvent('download')
  await press(other, 'Download')
  await press(other, 'Download project (.zip)')
  const zip = unzipSync(new Uint8Array(fs.readFileSync(await (await saving).path())))
  expect(zip['night-run/sprites/Coin.png']).toEqual(new Uint8Array(download('heart.png')))
  expect(zip['night-run/sprites/runner.aseprite']).toEqual(new Uint8Array(download('hero.aseprite')))
  expect(strFromU8(zip['night-run/shaders/night.wgsl']!)).toContain('fn fs_main')
  if (hasCargo()) {
    const text = (file: string) => strFromU8(zip[`night-run/${file}`]!)
    expect(projectErrors({ 'Cargo.toml': text('Cargo.toml'), 'src/lib.rs': text('src/lib.rs') })).toBe('')
  }
  expect(errors).toEqual([])
})
