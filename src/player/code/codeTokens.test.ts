import type { Code, Parent } from 'mdast'
import { visit } from 'unist-util-visit'
import { contentPages } from '../../../tests/content'
import { readFence, textOf } from '../../markdown/fences/fence'
import { Diagnostics, tokenize } from 'rust'
import { codeTokens } from './codeTokens'

const KINDS: Record<string, string> = {
  ident: 'word',
  int: 'number',
  float: 'number',
  char: 'text',
  str: 'text',
  byte: 'text',
  byteStr: 'text',
  punct: 'sign',
  open: 'sign',
  close: 'sign',
  lifetime: 'label',
}

function languageTokens(text: string): string[] | undefined {
  const diagnostics = new Diagnostics()
  const tokens = tokenize(text, diagnostics)
  if (!diagnostics.isEmpty) return undefined
  const written: string[] = []
  let end = 0
  for (const { kind, start, width, ...token } of tokens) {
    // The compiler has one token per character of an operator
    if (kind === 'end' || start < end) continue
    end = Math.max(token.end, start + width)
    written.push(`${KINDS[kind] ?? kind} ${text.slice(start, end)}`)
  }
  return written
}

const ownTokens = (text: string) => codeTokens(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)

test.each([
  'a /* b /* c */ d */ e // f\ng',
  'r#type r"a" r##"a"# b"## br#"x"# b"\\"" b\'\\\'\' "a\\\\" "a\nb"',
  "'a: loop { break 'a } 'b' '\\n' '\\u{1f600}' '😀' <'static>",
  '1 1.0 1. 1.max(2) 1..2 1..=2 t.0.1 0xff_u8 0b1 0o7 1e3 1.5e-3f32 1_000usize 2.0.abs()',
  'a<<=b>>=c...d..=e::f->g=>h==i!=j<=k>=l&&m||n+=o-=p*=q/=r%=s^=t&=u|=v<<w>>x..y',
  '#![allow(a)] #[derive(Clone)] fn größe(ä: &mut Vec<Vec<u8>>) -> _ { ä? }',
])('agrees with the compiler: %s', (text) => {
  expect(languageTokens(text)).toBeDefined()
  expect(ownTokens(text)).toEqual(languageTokens(text))
})

test('agrees with the compiler on every program of the pages', () => {
  let programs = 0
  for (const page of contentPages()) {
    visit(page.tree as Parent, 'code', (node) => {
      const { fence } = readFence(node as Code)
      const theirs = fence.language === 'rust' ? languageTokens(textOf(fence.shown)) : undefined
      if (!theirs) return
      programs += 1
      expect(ownTokens(textOf(fence.shown))).toEqual(theirs)
    })
  }
  expect(programs).toBeGreaterThan(200)
})

test.each(['"open', "'", "b'", '/* open', '“a”', '0x', '1e', 'r#"a', '\ufeff#!x', '😀'])(
  'tokenizes invalid text: %s',
  (text) => expect(codeTokens(`a ${text}`)[0]!.text).toBe('a'),
)
