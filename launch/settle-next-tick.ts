import { setImmediate as nextTurn } from 'node:timers/promises'

const turns = 300
const callsInTurn = 100
const nothing = () => {}

/**
 * Must run before anything else does. V8 compiles `process.nextTick` for the kinds of objects that it has seen. What
 * happens while the server loads leaves it with several kinds, and each call then takes a microsecond longer. Every
 * reply needs a few calls.
 */
for (let turn = 0; turn < turns; turn += 1) {
  for (let call = 0; call < callsInTurn; call += 1) process.nextTick(nothing, call)
  await nextTurn()
}
