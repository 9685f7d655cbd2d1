import * as metrics from '#bench/metrics.ts'
import { type Instance, metricsToken } from './instance.ts'

const measured = ({ port }: Pick<Instance, 'port'>) => ({ port, token: metricsToken })

export const residentMegabytes = (instance: Pick<Instance, 'port'>) =>
  metrics.residentMegabytes(measured(instance))

export const readMetrics = (instance: Pick<Instance, 'port'>) => metrics.readMetrics(measured(instance))

export const loopDelay = (instance: Pick<Instance, 'port'>) => metrics.loopDelay(measured(instance))
