import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { SlowReaders } from './slow-readers.ts'

/** A connection with this many bytes that its client has not taken. */
class Connection extends EventEmitter {
  writableLength = 0
  isClosed = false
  destroy() {
    this.isClosed = true
    this.emit('close')
  }
}

function start(maxMs = 30_000) {
  const readers = new SlowReaders(maxMs, (one) => one.destroy())
  const connection = new Connection()
  readers.add(connection as unknown as Socket)
  let now = 0
  /** A second passes with this many bytes unread. */
  const pass = (unread: number, seconds = 1) => {
    connection.writableLength = unread
    for (let second = 0; second < seconds; second += 1) {
      now += 1_000
      readers.sweep(now)
    }
  }
  return { connection, pass }
}

test('a connection whose client takes nothing is closed after the time', () => {
  const { connection, pass } = start()
  pass(100, 30)
  expect(connection.isClosed).toBe(false)
  pass(100)
  expect(connection.isClosed).toBe(true)
})

test('every part that is taken starts the time anew', () => {
  const { connection, pass } = start()
  for (const unread of [300, 200, 100]) pass(unread, 29)
  expect(connection.isClosed).toBe(false)
})

test('a connection that has nothing to read stays open', () => {
  const { connection, pass } = start()
  pass(0, 100)
  pass(100, 29)
  pass(0)
  pass(100, 29)
  expect(connection.isClosed).toBe(false)
})
