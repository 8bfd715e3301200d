-- How a try ended, repeated from its table and seat, so that a leaderboard over many days reads nothing but an index.
ALTER TABLE tries ADD COLUMN ended BIGINT;
ALTER TABLE tries ADD COLUMN won BIGINT;
ALTER TABLE tries ADD COLUMN moves BIGINT;

UPDATE tries SET
    ended = (SELECT tables.ended FROM tables WHERE tables.id = tries.table_id AND tables.phase = 'over'),
    moves = (SELECT tables.moves FROM tables WHERE tables.id = tries.table_id AND tables.phase = 'over'),
    won = (SELECT MAX(seats.won) FROM seats WHERE seats.table_id = tries.table_id AND seats.user_id = tries.user_id);

CREATE INDEX tries_over_days ON tries (game, setup, day, user_id, ended, won, moves);

-- The days of one person; it serves every question of the former index, too.
CREATE INDEX tries_of_user_by_day ON tries (user_id, game, setup, day, ended);
DROP INDEX tries_of_user;
