/** Stands for Gatsby's loader of third-party scripts, of which this site has none. */
export {}
