import type { Color, Pixels } from './pixels'

type Rectangle = { x: number; y: number; width: number; height: number; color: Color }

/** One path per color, with runs merged into rectangles. */
export function svgOf(pixels: Pixels, label: string): string {
  const paths = new Map<Color, string>()
  for (const { x, y, width, height, color } of rectangles(pixels))
    paths.set(color, `${paths.get(color) ?? ''}M${x} ${y}h${width}v${height}h-${width}z`)
  const drawn = [...paths].map(([color, path]) => `<path fill="${color}" d="${path}"/>`).join('\n')
  const size = `width="${pixels.width}" height="${pixels.height}" viewBox="0 0 ${pixels.width} ${pixels.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} shape-rendering="crispEdges" role="img" aria-label="${label}">\n${drawn}\n</svg>\n`
}

function rectangles(pixels: Pixels): Rectangle[] {
  const done: Rectangle[] = []
  let open: Rectangle[] = []
  for (let y = 0; y < pixels.height; y++) {
    const runs = runsOf(pixels, y)
    const grown = new Set<Rectangle>()
    for (const run of runs) {
      const above = open.find(({ x, width, color }) => x === run.x && width === run.width && color === run.color)
      if (above) {
        above.height++
        grown.add(above)
      } else {
        done.push(run)
        grown.add(run)
      }
    }
    open = [...grown]
  }
  return done
}

function runsOf(pixels: Pixels, y: number): Rectangle[] {
  const runs: Rectangle[] = []
  for (let x = 0; x < pixels.width; x++) {
    const color = pixels.get(x, y)
    const last = runs.at(-1)
    if (color && last?.color === color && last.x + last.width === x) last.width++
    else if (color) runs.push({ x, y, width: 1, height: 1, color })
  }
  return runs
}
