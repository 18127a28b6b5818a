Object.assign(globalThis, {
  __BASE_PATH__: '',
  __BANNER_HTML__: '',
  __SITE_URL__: '',
  __SIGNED_OPTIONS__: JSON.parse(process.env.SIGNED_OPTIONS ?? '{}') as object,
  __INLINE_SCRIPTS__: JSON.parse(process.env.INLINE_SCRIPTS ?? '{}') as object,
})
