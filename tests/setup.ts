Object.assign(globalThis, {
  __BASE_PATH__: '',
  __BANNER_HTML__: '',
  __SITE_URL__: '',
  __INLINE_SCRIPTS__: JSON.parse(process.env.INLINE_SCRIPTS ?? '{}') as object,
})
