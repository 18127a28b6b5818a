/** @jest-environment node */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pictureBytes, publishPicture, removeOldPictures } from './publishedPictures'

let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'))
})

afterEach(() => fs.rmSync(root, { recursive: true }))

const published = () => fs.readdirSync(path.join(root, 'assets/pictures'))

test('a picture is published once, under the hash of its bytes', () => {
  expect(publishPicture(Uint8Array.of(1, 2), root)).toBe('/assets/pictures/a12871fe.png')
  expect(publishPicture(Uint8Array.of(1, 2), root)).toBe('/assets/pictures/a12871fe.png')
  expect([...fs.readFileSync(path.join(root, 'assets/pictures/a12871fe.png'))]).toEqual([1, 2])
})

test('a published picture can be weighed', () => {
  expect(pictureBytes(publishPicture(Uint8Array.of(1, 2), root), root)).toBe(2)
})

test('pictures that are shown no more are removed', () => {
  const kept = publishPicture(Uint8Array.of(1, 2), root)
  publishPicture(Uint8Array.of(3), root)
  removeOldPictures(new Set([kept]), root)
  expect(published()).toEqual(['a12871fe.png'])
})

test('without pictures there is nothing to remove', () => {
  expect(() => removeOldPictures(new Set(), root)).not.toThrow()
})
