//! A policy network as bytes: a few lines of text, its weights, and a check sum.

use dedale_core::Fingerprint;
use dedale_games::{GameId, with_game};

use super::{Layer, PolicyNet};

/// The first line: what it is, and the version of the format.
const MAGIC: &str = "dedale-policy 1";
/// More layers, or wider ones, are a mistake.
const MOST_LAYERS: usize = 16;
const MOST_WIDE: usize = 65_536;

/// Why something is no policy network, or not one for this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PolicyError {
    /// Another kind of file, or another version of it.
    #[error("not a policy network of this version")]
    Unknown,
    /// Layers that do not fit together, or not to the game.
    #[error(
        "layers that do not fit: the first has an input for each byte of the tensor, the last an output for each action"
    )]
    Shape,
    /// A weight that is no finite number.
    #[error("a weight that is no finite number")]
    NotFinite,
    /// Bytes have changed since it was written.
    #[error("a damaged file")]
    Damaged,
    /// For another game.
    #[error("a policy network for {found}: expected one for {expected}")]
    Game {
        /// Its game.
        found: String,
        /// The game to play.
        expected: &'static str,
    },
    /// For a setup with other planes.
    #[error("a policy network for the setup “{found}”: expected one for “{expected}”")]
    Setup {
        /// Its setup.
        found: String,
        /// The setup to play.
        expected: String,
    },
}

impl PolicyError {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            PolicyError::Unknown => "policy-unknown",
            PolicyError::Shape => "policy-shape",
            PolicyError::NotFinite => "policy-not-finite",
            PolicyError::Damaged => "policy-damaged",
            PolicyError::Game { .. } => "policy-other-game",
            PolicyError::Setup { .. } => "policy-other-setup",
        }
    }
}

impl PolicyNet {
    /// Whether these bytes begin like one.
    pub fn is_one(bytes: &[u8]) -> bool {
        bytes.starts_with(MAGIC.as_bytes())
    }

    /// Writes it.
    pub fn to_bytes(&self) -> Vec<u8> {
        let shape = self.layers.iter().map(|layer| format!(" {}", layer.outputs()));
        let shape: String = std::iter::once(self.layers[0].inputs.to_string()).chain(shape).collect();
        let one_line = |text: &str| text.replace(['\n', '\r'], " ");
        let text = format!(
            "{MAGIC}\ngame {}\nsetup {}\nshape {shape}\ncommand {}\nfigures {}\n\n",
            self.game,
            self.setup,
            one_line(&self.command),
            one_line(&self.figures)
        );
        let mut bytes = text.into_bytes();
        for layer in &self.layers {
            for weight in layer.rows().chain(layer.biases.iter().copied()) {
                bytes.extend(weight.to_le_bytes());
            }
        }
        let sum = check_sum(&bytes);
        bytes.extend(sum);
        bytes
    }

    /// Reads one.
    ///
    /// # Errors
    /// If the bytes are not one, or one of a game that is not here.
    pub fn from_bytes(bytes: &[u8]) -> Result<PolicyNet, PolicyError> {
        let (content, sum) = bytes.split_last_chunk::<8>().ok_or(PolicyError::Unknown)?;
        let end = content.windows(2).position(|pair| pair == b"\n\n").ok_or(PolicyError::Unknown)?;
        let text = std::str::from_utf8(&content[..end]).map_err(|_| PolicyError::Unknown)?;
        let header = Header::read(text).ok_or(PolicyError::Unknown)?;
        if check_sum(content) != *sum {
            return Err(PolicyError::Damaged);
        }
        let layers = layers(&header.shape, &content[end + 2..])?;
        let game: GameId = header.game.parse().map_err(|_| PolicyError::Unknown)?;
        let mut net = with_game!(game, G => {
            use dedale_core::Setup as _;
            type S = <G as dedale_core::Rules>::Setup;
            let setup = S::from_text(header.setup).map_err(|_| PolicyError::Unknown)?;
            PolicyNet::new::<G>(&setup, layers)?
        });
        header.command.clone_into(&mut net.command);
        header.figures.clone_into(&mut net.figures);
        Ok(net)
    }
}

struct Header<'a> {
    game: &'a str,
    setup: &'a str,
    shape: Vec<usize>,
    command: &'a str,
    figures: &'a str,
}

impl Header<'_> {
    fn read(text: &str) -> Option<Header<'_>> {
        let mut lines = text.lines();
        (lines.next() == Some(MAGIC)).then_some(())?;
        let mut line = |name: &str| {
            let line = lines.next()?.strip_prefix(name)?;
            if line.is_empty() { Some(line) } else { line.strip_prefix(' ') }
        };
        let (game, setup) = (line("game")?, line("setup")?);
        let shape: Vec<usize> = line("shape")?.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
        let sound = (2..=MOST_LAYERS + 1).contains(&shape.len())
            && shape.iter().all(|&wide| (1..=MOST_WIDE).contains(&wide));
        sound.then_some(Header { game, setup, shape, command: line("command")?, figures: line("figures")? })
    }
}

fn layers(shape: &[usize], bytes: &[u8]) -> Result<Vec<Layer>, PolicyError> {
    let mut rest = bytes;
    let mut floats = |count: usize| {
        let (taken, behind) = rest.split_at_checked(count * size_of::<f32>()).ok_or(PolicyError::Shape)?;
        rest = behind;
        let float = |bytes: &[u8]| f32::from_le_bytes(std::array::from_fn(|at| bytes[at]));
        Ok(taken.chunks_exact(size_of::<f32>()).map(float).collect::<Vec<_>>())
    };
    let mut layers = Vec::new();
    for pair in shape.windows(2) {
        let (weights, biases) = (floats(pair[0] * pair[1])?, floats(pair[1])?);
        layers.push(Layer::new(pair[0], &weights, &biases)?);
    }
    if rest.is_empty() { Ok(layers) } else { Err(PolicyError::Shape) }
}

fn check_sum(bytes: &[u8]) -> [u8; 8] {
    let mut sum = Fingerprint::new();
    sum.write(bytes);
    sum.value().to_le_bytes()
}
