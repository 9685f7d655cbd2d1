/** The word for a city, which names of cities have or leave out. */
export const citySuffix = '市'

/** The words for a district, which its name has or leaves out. */
export const districtSuffixes = ['区', '县', '市']
