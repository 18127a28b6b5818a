import type { DeepStage, Stage } from './tiers'

/** Includes dependencies, in order. Throws for unknown names. */
export function wantedStages(stages: readonly Stage[], names: readonly string[]): Stage[] {
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name))
  if (unknown !== undefined) {
    throw new Error(`No stage is called ${unknown}; there are ${stages.map(({ name }) => name).join(', ')}`)
  }
  const wanted = new Set(names)
  // The loop also visits added stages
  for (const name of wanted) stages.find((stage) => stage.name === name)?.after?.forEach((each) => wanted.add(each))
  return stages.filter(({ name }) => wanted.has(name))
}

export function touchedStages(stages: readonly DeepStage[], files: readonly string[]): string[] {
  const isTouched = ({ guards }: DeepStage) => guards.some((guard) => files.some((file) => file.startsWith(guard)))
  return stages.filter(isTouched).map(({ name }) => name)
}
