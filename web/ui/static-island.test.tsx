import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { staticIsland } from './static-island.tsx'

test('without a connection the picture is missing and the page stays', async () => {
  const Picture = staticIsland(() => Promise.reject(new Error('offline')))
  await act(async () => {
    render(
      <>
        <p>The form</p>
        <Picture />
      </>,
    )
  })
  expect(screen.getByText('The form')).toBeTruthy()
})
