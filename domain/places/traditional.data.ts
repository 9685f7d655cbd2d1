/** Traditional characters of the names of ports and districts, and below each the simplified one. */
export const characterPairs = {
  traditional:
    '東烏買雲亞倫蘭茲內岡務華盧衛歷廈參臺呂圖聖壟頭奧寧寶爾峴島開當彌戶紮傑來檳橫漢澤溫灣濱灘煙熱鹽蓋磯約納紐維羅蘇萊薩讓諾貝貢費賽達邁連裡釷欽錫長門陽陸韋頓馬魯齊廣莊龍崗區縣義紹興揚無鎮陰灤經濟發黃嶗濰膠順禪麗慶',
  simplified:
    '东乌买云亚伦兰兹内冈务华卢卫历厦参台吕图圣垄头奥宁宝尔岘岛开当弥户扎杰来槟横汉泽温湾滨滩烟热盐盖矶约纳纽维罗苏莱萨让诺贝贡费赛达迈连里钍钦锡长门阳陆韦顿马鲁齐广庄龙岗区县义绍兴扬无镇阴滦经济发黄崂潍胶顺禅丽庆',
} as const
