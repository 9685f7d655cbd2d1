import { describe, expect, test } from 'vitest'
import { codedPlaces, codesOfPlaces, nameOfCodedPlace, spellingsOfPlaces } from './coded-places.ts'

describe('places are found', () => {
  test.each([
    ['Rotterdam', 'NLRTM'],
    ['鹿特丹', 'NLRTM'],
    ['rotter', 'NLRTM'],
    ['nlrtm', 'NLRTM'],
    ['Rotterdam NLRTM', 'NLRTM'],
    ['ｎｉｎｇｂｏ', 'CNNGB'],
    ['lutedan', 'NLRTM'],
    ['Lu te', 'NLRTM'],
    ['tedan', 'NLRTM'],
    ['ltd', 'NLRTM'],
    ['yangshan', 'SGICT'],
    ['mei shan dao', 'BLCT6'],
  ])('by %s', (text, code) => {
    expect(codesOfPlaces(codedPlaces, text)).toContain(code)
  })

  test('by nothing and by an unknown name: none', () => {
    expect(codesOfPlaces(codedPlaces, ' ')).toEqual([])
    expect(codesOfPlaces(codedPlaces, 'Atlantis')).toEqual([])
    expect(codesOfPlaces(codedPlaces, 'utedan')).toEqual([])
    expect(codesOfPlaces(codedPlaces, 'l')).not.toContain('CNNGB')
  })
})

test('a port, a district with its city and a terminal have a name', () => {
  expect(nameOfCodedPlace('NLRTM')).toEqual({ zh: '鹿特丹', en: 'Rotterdam' })
  expect(nameOfCodedPlace('330282')).toEqual({ zh: '宁波慈溪', en: 'Ningbo Cixi' })
  expect(nameOfCodedPlace('BLCT2')?.en).toBe('Ningbo Beilun Second')
  expect(nameOfCodedPlace('moon')).toBeUndefined()
})

test('the spellings of a place are its code and its names, in small letters', () => {
  expect(spellingsOfPlaces('慈溪')).toEqual(['330282', '宁波慈溪', 'ningbo cixi'])
  expect(spellingsOfPlaces('NLRTM')).toEqual(['nlrtm', '鹿特丹', 'rotterdam'])
  expect(spellingsOfPlaces('')).toEqual([])
})
