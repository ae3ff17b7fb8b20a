packed beforehand
