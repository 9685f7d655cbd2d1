/** The word for a city, which names of cities have or leave out. */
export const citySuffix = '市'
