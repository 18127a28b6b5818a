/** Flags for Chromium's graphics device in software, which draws the same on all machines. */
export const WEBGPU_ARGS = ['--enable-unsafe-webgpu', '--use-webgpu-adapter=swiftshader']
