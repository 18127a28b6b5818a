/** @jest-environment node */
import { siteConfig } from '../site/siteConfig'
import { policyMeta } from './policyMeta'

const policyOf = (...parts: React.ReactNode[]) => (policyMeta(parts, siteConfig).props as { content: string }).content
const inside = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } })

test('a script and a style of the page are allowed by the hash of what they hold', () => {
  const policy = policyOf(<script key="a" {...inside('a()')} />, <style key="b" {...inside('b{}')} />)
  expect(policy).toContain("script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=';")
  expect(policy).toContain("style-src 'self' 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans=';")
})

test('data and files are no scripts of the page', () => {
  const policy = policyOf(<script key="a" type="application/json" {...inside('{}')} />, <script key="b" src="/b.js" />)
  expect(policy).not.toContain('sha256')
})
