import type { DeepStage, Stage } from './tiers'

/** The stages of these names and all that they need, in their order. Throws at a name that no stage has. */
export function wantedStages(stages: readonly Stage[], names: readonly string[]): Stage[] {
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name))
  if (unknown !== undefined) {
    throw new Error(`No stage is called ${unknown}; there are ${stages.map(({ name }) => name).join(', ')}`)
  }
  const wanted = new Set(names)
  // What is added is looked at, too
  for (const name of wanted) stages.find((stage) => stage.name === name)?.after?.forEach((each) => wanted.add(each))
  return stages.filter(({ name }) => wanted.has(name))
}

/** The names of the stages that guard one of the changed files. */
export function touchedStages(stages: readonly DeepStage[], files: readonly string[]): string[] {
  const isTouched = ({ guards }: DeepStage) => guards.some((guard) => files.some((file) => file.startsWith(guard)))
  return stages.filter(isTouched).map(({ name }) => name)
}
