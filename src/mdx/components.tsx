const P = ({ children }: { children?: unknown }) => <>{children as never}</>
const Root = P as never as Record<string, unknown>
export const components = {
  Button: P,
  Authors: () => null,
  BlogPosts: () => null,
  Sponsors: () => null,
  Steps: P,
  Step: P,
  HomePage: Object.assign(P, { Root: P, Logo: P, Picture: P, Tagline: P, Description: P, Buttons: P, Button: P }),
} as never
