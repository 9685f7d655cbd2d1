import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { timeLimits } from '#server/platform/time-limits.ts'
import { IdleConnections } from './idle-connections.ts'

function open() {
  const socket = {
    destroyed: false,
    writableLength: 0,
    destroy() {
      socket.destroyed = true
    },
  }
  const idle = new IdleConnections((one) => one.destroy())
  const activity = idle.add(socket as unknown as Socket, 0)
  return { socket, idle, activity }
}

test('a client that is still reading its reply is not idle', () => {
  const { socket, idle, activity } = open()
  activity.hasAnswered = true
  socket.writableLength = 1
  idle.sweep(timeLimits.keepAliveMs)
  expect(socket.destroyed).toBe(false)
  socket.writableLength = 0
  idle.sweep(2 * timeLimits.keepAliveMs)
  expect(socket.destroyed).toBe(true)
})

test('each request gives the whole time again', () => {
  const { socket, idle, activity } = open()
  activity.hasAnswered = true
  for (const now of [1, 2, 3].map((times) => times * (timeLimits.keepAliveMs - 1))) {
    activity.isUsed = true
    idle.sweep(now)
  }
  expect(socket.destroyed).toBe(false)
})

test('a connection that was handed over is not closed here', () => {
  const { socket, idle } = open()
  idle.delete(socket as unknown as Socket)
  idle.sweep(timeLimits.headersMs)
  expect(socket.destroyed).toBe(false)
  expect([...idle.sockets]).toEqual([])
})
