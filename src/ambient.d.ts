/** The path prefix of the build, empty or with a leading slash; set by Gatsby. */
declare const __BASE_PATH__: string

/** The banner's content, which the build turns from Markdown into HTML; empty without a banner. */
declare const __BANNER_HTML__: string

declare module '*.module.css' {
  const classNames: Record<string, string>
  export = classNames
}

declare module 'gatsby-plugin-sharp' {
  export function getImageSizeAsync(file: object): Promise<{ width: number; height: number }>
}
