import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { DragArea } from './drag-area.tsx'

const onMove = vi.fn()

beforeEach(() => {
  onMove.mockReset()
  render(
    <DragArea label="Move the picture" onMove={onMove}>
      <canvas />
    </DragArea>,
  )
})

const area = () => screen.getByRole('button', { name: 'Move the picture' })

test.each([
  ['{ArrowLeft}', { x: -0.05, y: 0 }],
  ['{ArrowRight}', { x: 0.05, y: 0 }],
  ['{ArrowUp}', { x: 0, y: -0.05 }],
  ['{ArrowDown}', { x: 0, y: 0.05 }],
])('%s moves the content by %o', async (key, by) => {
  area().focus()
  await userEvent.keyboard(key)
  expect(onMove.mock.calls).toEqual([[by]])
})

test('other keys, and a pointer that is not pressed, move nothing', async () => {
  area().focus()
  await userEvent.keyboard('a{Home}')
  fireEvent.pointerMove(area(), { buttons: 0 })
  expect(onMove).not.toHaveBeenCalled()
})
