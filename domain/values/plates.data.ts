/** First character of a mainland plate: the province, municipality or autonomous region. */
export const plateProvinces = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼'

/** Last character of a trailer's plate. */
export const trailerMark = '挂'

/** Vehicles of Hong Kong and Macau that may drive on the mainland carry plates of Guangdong, series Z. */
export const crossBorder = { province: '粤', series: 'Z', marks: '港澳' } as const
