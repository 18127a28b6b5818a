/** The path prefix of the build, empty or with a leading slash; set by Gatsby. */
declare const __BASE_PATH__: string

declare module '*.module.css' {
  const classNames: Record<string, string>
  export = classNames
}
