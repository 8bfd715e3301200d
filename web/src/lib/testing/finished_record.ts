/** A short game of Onirim that was given up. */
export const FINISHED_RECORD = `dedale record 1
game onirim
rules 2
setup players=1 book=hard
seed 42

play blue-moon
discard red-sun
concede 1

result winners=none reason=conceded
hash 0d0e0137ebb6d71e
`;
