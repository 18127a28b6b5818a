type Policies = Record<string, { createHTML: (html: string) => unknown }>

async function loadedWith(trustedTypes: unknown) {
  Object.assign(window, { trustedTypes })
  let loaded: typeof import('./trustedHtml')
  await jest.isolateModulesAsync(async () => {
    loaded = await import('./trustedHtml')
  })
  return loaded!.trustedHtml
}

afterEach(() => Object.assign(window, { trustedTypes: undefined }))

test('without Trusted Types, HTML stays text', async () => {
  const trustedHtml = await loadedWith(undefined)
  expect(trustedHtml('<b>a</b>')).toEqual({ __html: '<b>a</b>' })
})

test('finished HTML is vouched for, and the same HTML by the same object', async () => {
  const policies: Policies = {}
  const createPolicy = (name: string) => (policies[name] = { createHTML: (html) => ({ html }) })
  const trustedHtml = await loadedWith({ createPolicy })
  expect(Object.keys(policies)).toEqual(['finished-html'])
  const { __html } = trustedHtml('<b>a</b>')
  expect(__html).toEqual({ html: '<b>a</b>' })
  expect(trustedHtml('<b>a</b>').__html).toBe(__html)
})
