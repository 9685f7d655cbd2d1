import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, showToast, type ToastKind } from './toast-store.ts'
import { Toasts } from './toasts.tsx'

const showAll = () => render(<Toasts title="Messages" closeLabel="Close" />)
const show = (kind: ToastKind, text: string) => act(() => showToast(kind, text))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const texts = () => screen.queryAllByRole('paragraph').map((text) => text.textContent?.trim())

const dismissAll = () =>
  act(() => {
    for (let id = 0; id < 100; id += 1) dismissToast(id)
  })

// Before too: a test of another file may have left one.
beforeEach(() => {
  dismissAll()
  vi.useFakeTimers()
})
afterEach(() => {
  dismissAll()
  vi.useRealTimers()
})

test('information closes after eight seconds, a warning after twelve, an error stays', () => {
  showAll()
  show('info', 'Saved')
  show('warning', 'Rate ends today')
  show('error', 'Not sent')
  pass(7_999)
  expect(texts()).toEqual(['Saved', 'Rate ends today', 'Not sent'])
  pass(1)
  expect(texts()).toEqual(['Rate ends today', 'Not sent'])
  pass(4_000)
  expect(texts()).toEqual(['Not sent'])
  pass(3_600_000)
  expect(texts()).toEqual(['Not sent'])
})

test('a warning with a next step stays for users who were away', () => {
  showAll()
  act(() => showToast('warning', 'Login expired', { text: 'Log in and continue', href: '/login' }))
  act(() => showToast('info', 'Saved', { text: 'View', href: '/saved' }))
  pass(3_600_000)
  expect(texts()).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Log in and continue' })).toBeTruthy()
})

test('its time stops while it has the pointer or the focus', () => {
  showAll()
  show('info', 'Saved')
  const region = screen.getByRole('region', { name: 'Messages' })
  pass(5_000)
  fireEvent.pointerEnter(region)
  pass(60_000)
  expect(texts()).toEqual(['Saved'])
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  fireEvent.pointerLeave(region)
  pass(60_000)
  expect(texts()).toEqual(['Saved'])
  act(() => screen.getByRole('button', { name: 'Close' }).blur())
  pass(2_999)
  expect(texts()).toEqual(['Saved'])
  pass(1)
  expect(texts()).toEqual([])
})

test('a finger on it does not keep it: a touch screen has no pointer that rests', () => {
  showAll()
  show('info', 'Saved')
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }), { pointerType: 'touch' })
  pass(8_000)
  expect(texts()).toEqual([])
})

test('after a toast is closed while it has the focus, the next one closes by itself again', () => {
  showAll()
  show('info', 'Saved')
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  show('info', 'Saved again')
  pass(8_000)
  expect(texts()).toEqual([])
})

test('the same text is shown once, and only four are shown at a time', () => {
  showAll()
  for (const text of ['one', 'two', 'two', 'three', 'four', 'five']) show('error', text)
  expect(texts()).toEqual(['two', 'three', 'four', 'five'])
})

test('an error interrupts a screen reader, information does not', () => {
  showAll()
  show('info', 'Saved')
  show('error', 'Not sent')
  expect(screen.getByRole('status').textContent).toContain('Saved')
  expect(screen.getByRole('alert').textContent).toContain('Not sent')
})

test('a next step is a link, or a button that runs it', () => {
  const run = vi.fn()
  showAll()
  act(() => {
    showToast('warning', 'Log in first', { text: 'Go to login', href: '/login' })
    showToast('error', 'Not opened', { text: 'Try again', run })
  })
  expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('/login')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(run).toHaveBeenCalledTimes(1)
})
