/** Where the preview serves a script that runs apart from the page, made anew for each asker. */
export const addressInPreview = (name: string) => `/live/${name}.js`
