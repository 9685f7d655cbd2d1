import type { Figures } from './figures.ts'
import type { Stage } from './stage.ts'

/** One row of the table: a fault, and what must hold while it lasts and after it. */
export type Fault = {
  readonly name: string
  /** What it runs on instead of what is promised. */
  readonly substitute?: string
  run(stage: Stage, figures: Figures): Promise<void>
}
