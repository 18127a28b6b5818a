import type { Resolution } from '../checker/checked'

export type ConstantResolution = Extract<Resolution, { kind: 'constant' }>
